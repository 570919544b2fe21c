package io.regwatch.ops.cli.context;

import java.nio.file.Path;

import io.regwatch.audit.AuditLog;
import io.regwatch.ops.TestStores;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

import org.springframework.context.annotation.AnnotationConfigApplicationContext;
import org.springframework.jdbc.core.simple.JdbcClient;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

/** Commands in the audit log. */
class OperatorAuditIT {

	private static final String CALLS = """
			SELECT concat_ws(' ', key_id, address, method, path, status)
			FROM audit_event
			ORDER BY id
			""";

	@TempDir
	private Path directory;

	@Test
	void commandIsRecordedWithItsOperatorAndResult() {
		JdbcClient jdbc = TestStores.in(this.directory).jdbc();
		AnnotationConfigApplicationContext beans = new AnnotationConfigApplicationContext();
		beans.registerBean(JdbcClient.class, () -> jdbc);
		beans.register(AuditLog.class);
		beans.refresh();
		try (CommandContext context = new CommandContext(beans, () -> {
		})) {
			OperatorAudit.call(context, "keys revoke a", () -> "a");
			assertThatIllegalArgumentException().isThrownBy(() -> OperatorAudit.call(context, "keys create", () -> {
				throw new IllegalArgumentException("No name");
			}));
		}
		String operator = "operator:" + System.getProperty("user.name");
		assertThat(jdbc.sql(CALLS).query(String.class).list()).containsExactly(
				operator + " local COMMAND keys revoke a 200", operator + " local COMMAND keys create 400");
	}

}
