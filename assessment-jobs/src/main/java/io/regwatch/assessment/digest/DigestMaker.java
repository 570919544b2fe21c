package io.regwatch.assessment.digest;

import java.util.Optional;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.LongStream;

import io.regwatch.assessment.evidence.Segments;
import io.regwatch.assessment.model.Budget;
import io.regwatch.assessment.model.LanguageModel;
import io.regwatch.assessment.model.LanguageModels;
import io.regwatch.assessment.obligation.ObligationReading;
import io.regwatch.schema.UpdateKind;
import io.regwatch.schema.text.CpuLimitException;
import io.regwatch.schema.text.CpuPool;
import io.regwatch.store.DatabaseClock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.stereotype.Component;

/** Makes one digest from the changed text. */
@Component
@EnableConfigurationProperties(DigestProperties.class)
class DigestMaker {

	private static final Logger logger = LoggerFactory.getLogger(DigestMaker.class);

	private static final CpuPool CPU = new CpuPool("digest");

	private final Segments segments;

	private final LanguageModels models;

	private final DatabaseClock clock;

	private final DigestProperties properties;

	DigestMaker(Segments segments, LanguageModels models, DatabaseClock clock, DigestProperties properties) {
		this.segments = segments;
		this.models = models;
		this.clock = clock;
		this.properties = properties;
	}

	/**
	 * Empty if there is no text, or the model is not available.
	 * @throws io.regwatch.schema.text.CpuLimitException if the text needs too much CPU
	 * time
	 */
	Optional<Digest> make(DigestRequest subject, Budget budget) {
		VersionSegments texts = compute(() -> read(subject));
		DigestInput input = texts.input();
		if (input.isEmpty()) {
			return Optional.empty();
		}
		return model(subject).map((model) -> new ModelDigest(model).of(subject, input, budget))
			.orElseGet(() -> Optional.of(compute(() -> ExtractiveDigest.of(subject, input))))
			.map((digest) -> digest.with(obligations(subject, texts)));
	}

	/**
	 * What is only announced, ended or dated makes no version: its text was read before.
	 */
	private @Nullable ObligationReading obligations(DigestRequest subject, VersionSegments texts) {
		if (subject.kind() != UpdateKind.NEW_PUBLICATION && subject.kind() != UpdateKind.REVISION) {
			return null;
		}
		try {
			return compute(texts::obligations);
		}
		catch (CpuLimitException ex) {
			logger.warn("The obligations of update {} could not be read: {}", subject.id(), ex.getMessage());
			return null;
		}
	}

	private <T> T compute(Supplier<T> task) {
		return CPU.call(this.properties.cpuLimit(), task);
	}

	/**
	 * Maximum of tokens of each call; empty if no model would be asked, also because the
	 * text needs too much CPU time.
	 */
	LongStream estimate(DigestRequest subject) {
		return model(subject).map((model) -> estimate(model, subject)).orElseGet(LongStream::empty);
	}

	private LongStream estimate(LanguageModel model, DigestRequest subject) {
		try {
			DigestInput input = compute(() -> input(subject));
			return input.isEmpty() ? LongStream.empty() : new ModelDigest(model).estimate(subject, input);
		}
		catch (CpuLimitException ex) {
			return LongStream.empty();
		}
	}

	private Optional<LanguageModel> model(DigestRequest subject) {
		boolean asked = !subject.isWithdrawn()
				&& !subject.publishedAt().isBefore(this.clock.now().minus(this.properties.horizon()));
		return this.models.configured().filter((_) -> asked);
	}

	private DigestInput input(DigestRequest subject) {
		return read(subject).input();
	}

	private VersionSegments read(DigestRequest subject) {
		UUID previous = subject.previousVersion();
		if (subject.kind() != UpdateKind.REVISION || previous == null) {
			return new VersionSegments(this.segments.find(subject.version(), null), null);
		}
		return new VersionSegments(this.segments.find(subject.version(), previous),
				this.segments.find(previous, subject.version()));
	}

}
