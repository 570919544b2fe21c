package io.regwatch.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.IntStream;

import io.regwatch.schema.GeneratedProfile;
import io.regwatch.schema.ProfileOutcome;

import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;

/**
 * Profiles that somebody waits for. Who waits takes the outcome or cancels; who makes
 * them concludes. Of cancelling and concluding only the first has an effect.
 */
@Repository
public class ProfileGenerations {

	private static final String ADD = """
			INSERT INTO profile_generation (workspace_id, url)
			VALUES (:workspace, :url)
			RETURNING id
			""";

	private static final String FIND_URL = """
			SELECT url
			FROM profile_generation
			WHERE id = :id AND state = 'requested'
			""";

	private static final String CONCLUDE = """
			UPDATE profile_generation
			SET state = :state, message = :message
			WHERE id = :id AND state = 'requested'
			""";

	private static final String MAKE = """
			UPDATE profile_generation
			SET state = 'made', company_description = :companyDescription, markets = :markets,
				risk_classifications = :riskClassifications, device_characteristics = :deviceCharacteristics,
				therapeutic_areas = :therapeuticAreas, product_names = :names, product_descriptions = :descriptions
			WHERE id = :id AND state = 'requested'
			""";

	private static final String TAKE = """
			DELETE FROM profile_generation
			WHERE id = :id AND state <> 'requested'
			RETURNING state, message, company_description, markets, risk_classifications, device_characteristics,
				therapeutic_areas, product_names, product_descriptions
			""";

	private static final String CANCEL = """
			DELETE FROM profile_generation
			WHERE id = :id AND state = 'requested'
			""";

	private static final String REMOVE_FORGOTTEN = """
			DELETE FROM profile_generation
			WHERE requested_at < now() - interval '1 hour'
			""";

	private final JdbcClient jdbc;

	ProfileGenerations(JdbcClient jdbc) {
		this.jdbc = jdbc;
	}

	/**
	 * Notes that a profile is wanted.
	 * @param workspace whose profile
	 * @param url of the company's website
	 * @return the id to ask with
	 */
	public UUID add(UUID workspace, String url) {
		return this.jdbc.sql(ADD).param("workspace", workspace).param("url", url).query(UUID.class).single();
	}

	/**
	 * Finds the website of a profile that is still to be made.
	 * @param id of the generation
	 * @return empty when it is made, cancelled or gone with its workspace
	 */
	public Optional<String> findUrl(UUID id) {
		return this.jdbc.sql(FIND_URL).param("id", id).query(String.class).optional();
	}

	/**
	 * Hands an outcome over, unless nobody waits any more.
	 * @param id of the generation
	 * @param outcome what came of it
	 */
	public void conclude(UUID id, ProfileOutcome outcome) {
		switch (outcome) {
			case ProfileOutcome.Made made -> make(id, made.profile());
			case ProfileOutcome.Refused refused -> conclude(id, "refused", refused.message());
			case ProfileOutcome.Failed failed -> conclude(id, "failed", failed.message());
		}
	}

	/**
	 * Takes an outcome, once.
	 * @param id of the generation
	 * @return empty while there is none, and after it is cancelled or taken
	 */
	public Optional<ProfileOutcome> take(UUID id) {
		return this.jdbc.sql(TAKE).param("id", id).query(ProfileGenerations::outcome).optional();
	}

	/**
	 * Gives up waiting.
	 * @param id of the generation
	 * @return {@code false} if there is nothing to cancel: an outcome has come, or the
	 * workspace is gone
	 */
	public boolean cancel(UUID id) {
		return this.jdbc.sql(CANCEL).param("id", id).update() > 0;
	}

	/** Removes what somebody waited for whose process has ended. */
	public void removeForgotten() {
		this.jdbc.sql(REMOVE_FORGOTTEN).update();
	}

	private void conclude(UUID id, String state, String message) {
		this.jdbc.sql(CONCLUDE).param("id", id).param("state", state).param("message", message).update();
	}

	private void make(UUID id, GeneratedProfile profile) {
		this.jdbc.sql(MAKE)
			.param("id", id)
			.param("companyDescription", profile.companyDescription())
			.param("markets", profile.markets().toArray(String[]::new))
			.param("riskClassifications", profile.riskClassifications().toArray(String[]::new))
			.param("deviceCharacteristics", profile.deviceCharacteristics().toArray(String[]::new))
			.param("therapeuticAreas", profile.therapeuticAreas().toArray(String[]::new))
			.param("names", texts(profile, GeneratedProfile.Product::name))
			.param("descriptions", texts(profile, GeneratedProfile.Product::description))
			.update();
	}

	private static String[] texts(GeneratedProfile profile, Function<GeneratedProfile.Product, String> text) {
		return profile.products().stream().map(text).toArray(String[]::new);
	}

	private static ProfileOutcome outcome(ResultSet row, int number) throws SQLException {
		String message = Objects.requireNonNullElse(row.getString("message"), "");
		return switch (row.getString("state")) {
			case "made" -> new ProfileOutcome.Made(profile(row));
			case "refused" -> new ProfileOutcome.Refused(message);
			default -> new ProfileOutcome.Failed(message);
		};
	}

	private static GeneratedProfile profile(ResultSet row) throws SQLException {
		List<String> names = texts(row, "product_names");
		List<String> descriptions = texts(row, "product_descriptions");
		return new GeneratedProfile(row.getString("company_description"), texts(row, "markets"),
				texts(row, "risk_classifications"), texts(row, "device_characteristics"),
				texts(row, "therapeutic_areas"),
				IntStream.range(0, names.size())
					.mapToObj((place) -> new GeneratedProfile.Product(names.get(place), descriptions.get(place)))
					.toList());
	}

	private static List<String> texts(ResultSet row, String column) throws SQLException {
		return Arrays.asList((String[]) row.getArray(column).getArray());
	}

}
