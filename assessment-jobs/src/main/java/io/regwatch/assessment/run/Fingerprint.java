package io.regwatch.assessment.run;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;

import io.regwatch.assessment.update.AssessableUpdate;

/**
 * Hash of everything that an assessment depends on: if it is unchanged, nothing is due.
 */
final class Fingerprint {

	/** Differs from every fingerprint. */
	static final String NEVER_MATCHES = "0".repeat(64);

	private static final List<Integer> BANDS = List.of(0, 30, 90, 180, 365);

	private Fingerprint() {
	}

	static String of(AssessableUpdate candidate, long profileVersion, String model, Instant now) {
		return sha256(String.join("|", candidate.id().toString(), Long.toString(candidate.revision()),
				candidate.kind().code(), candidate.version().id().toString(), candidate.version().status().code(),
				String.valueOf(candidate.redlineState()), digest(candidate), Boolean.toString(candidate.explicit()),
				candidate.source().geography(), candidate.reference().title(), Long.toString(profileVersion), model,
				Long.toString(band(candidate.version().effectiveAt(), now))));
	}

	private static String digest(AssessableUpdate candidate) {
		AssessableUpdate.Digest digest = candidate.digest();
		return (digest != null) ? digest.sha256() : "none";
	}

	/** Proximity of the date: the number of thresholds, in days, that it exceeds. */
	private static long band(Instant date, Instant now) {
		long days = Duration.between(now, date).toDays();
		return BANDS.stream().filter((limit) -> days > limit).count();
	}

	private static String sha256(String text) {
		try {
			return HexFormat.of()
				.formatHex(MessageDigest.getInstance("SHA-256").digest(text.getBytes(StandardCharsets.UTF_8)));
		}
		catch (NoSuchAlgorithmException ex) {
			throw new IllegalStateException(ex);
		}
	}

}
