package io.regwatch.api.profile;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import java.util.function.Consumer;

import org.springframework.security.access.AccessDeniedException;
import io.regwatch.api.RetriedTransaction;
import io.regwatch.schema.GeneratedProfile;
import io.regwatch.scheduling.WorkQueue;
import io.regwatch.scheduling.WorkKind;

import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.jdbc.core.simple.JdbcClient;
import org.springframework.stereotype.Repository;
import org.springframework.transaction.annotation.Isolation;
import org.springframework.transaction.annotation.Transactional;

/** The profiles of workspaces, one each; products have a table of their own. */
@Repository
@EnableConfigurationProperties(ProfileProperties.class)
public class Profiles {

	private static final String ADD = """
			INSERT INTO profile (workspace_id, onboarding_completed)
			VALUES (:workspace, true)
			""";

	private static final String FIND = """
			SELECT id, company_description, onboarding_completed, markets, risk_classifications, device_characteristics,
				therapeutic_areas
			FROM profile
			WHERE workspace_id = :workspace
			""";

	private static final String FIND_AND_LOCK = FIND + """
			FOR NO KEY UPDATE
			""";

	private static final String SAVE = """
			UPDATE profile
			SET company_description = :companyDescription, markets = :markets, risk_classifications = :riskClassifications,
				device_characteristics = :deviceCharacteristics, therapeutic_areas = :therapeuticAreas,
				version = version + 1, changed_at = now()
			WHERE workspace_id = :workspace
			""";

	private final JdbcClient jdbc;

	private final Products products;

	private final WorkQueue work;

	private final ProfileProperties properties;

	Profiles(JdbcClient jdbc, Products products, WorkQueue work, ProfileProperties properties) {
		this.jdbc = jdbc;
		this.products = products;
		this.work = work;
		this.properties = properties;
	}

	/**
	 * Adds an empty profile.
	 * @param workspace that has none
	 */
	public void add(UUID workspace) {
		this.jdbc.sql(ADD).param("workspace", workspace).update();
	}

	@Transactional(readOnly = true, isolation = Isolation.REPEATABLE_READ)
	Profile find(UUID workspace) {
		return read(FIND, workspace);
	}

	/**
	 * Applies the whole change, or nothing; the version counts changes.
	 * @param precondition throws an exception if it is not fulfilled by the present state
	 */
	@RetriedTransaction
	Profile change(UUID workspace, ProfileChange change, Consumer<Profile> precondition) {
		Profile present = read(FIND_AND_LOCK, workspace);
		precondition.accept(present);
		Profile changed = change.applyTo(present, this.products.newIds(change.numberOfProducts())::next);
		if (!changed.equals(present)) {
			save(workspace, changed);
			requestAssessment(workspace);
		}
		return changed;
	}

	/** Replaces all generated fields that have not changed since a former state. */
	@Transactional
	Profile replace(UUID workspace, GeneratedProfile generated, Profile former) {
		Profile present = read(FIND_AND_LOCK, workspace);
		Profile made = present.with(generated, this.products.newIds(generated.products().size())::next)
			.keepingChanges(former, present);
		save(workspace, made);
		requestAssessment(workspace);
		return made;
	}

	/** Debounced: profiles are often changed several times in a row. */
	private void requestAssessment(UUID workspace) {
		this.work.requestWithin(WorkKind.ASSESS, workspace.toString(), workspace, this.properties.assessWithin());
	}

	private Profile read(String statement, UUID workspace) {
		return this.jdbc.sql(statement)
			.param("workspace", workspace)
			.query(Profiles::profile)
			.optional()
			.map((profile) -> profile.with(this.products.findOf(workspace)))
			.orElseThrow(() -> new AccessDeniedException("There is no such workspace"));
	}

	private void save(UUID workspace, Profile profile) {
		this.jdbc.sql(SAVE)
			.param("workspace", workspace)
			.param("companyDescription", profile.companyDescription())
			.param("markets", profile.markets().toArray(String[]::new))
			.param("riskClassifications", profile.riskClassifications().toArray(String[]::new))
			.param("deviceCharacteristics", profile.deviceCharacteristics().toArray(String[]::new))
			.param("therapeuticAreas", profile.therapeuticAreas().toArray(String[]::new))
			.update();
		this.products.replace(workspace, profile.products());
	}

	private static Profile profile(ResultSet row, int number) throws SQLException {
		return new Profile(row.getObject("id", UUID.class), row.getString("company_description"),
				row.getBoolean("onboarding_completed"), texts(row, "markets"), texts(row, "risk_classifications"),
				texts(row, "device_characteristics"), texts(row, "therapeutic_areas"), List.of());
	}

	private static List<String> texts(ResultSet row, String column) throws SQLException {
		return List.of((String[]) row.getArray(column).getArray());
	}

}
