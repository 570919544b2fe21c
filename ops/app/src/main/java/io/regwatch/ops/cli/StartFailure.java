package io.regwatch.ops.cli;

import java.util.Optional;

import org.flywaydb.core.api.exception.FlywayValidateException;
import org.postgresql.util.PSQLException;

import org.springframework.boot.context.properties.bind.BindException;
import org.springframework.boot.web.server.PortInUseException;
import org.springframework.core.NestedExceptionUtils;

/** Explains failures at start whose exceptions do not say what to do. */
final class StartFailure {

	private StartFailure() {
	}

	static Optional<String> explain(Throwable failure) {
		for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
			if (cause instanceof PortInUseException taken) {
				return Optional
					.of("Port %d is in use: stop the process that listens there, or choose another with --port"
						.formatted(taken.getPort()));
			}
			if (cause instanceof PSQLException refused && isConnection(refused)) {
				return Optional
					.of("The database cannot be used: %s. See REGWATCH_DB_URL, REGWATCH_DB_USER and REGWATCH_DB_PASSWORD"
						.formatted(refused.getMessage()));
			}
			if (cause instanceof BindException wrong) {
				return Optional.of("Setting '%s' cannot be used: %s".formatted(wrong.getName(),
						NestedExceptionUtils.getMostSpecificCause(wrong).getMessage()));
			}
			if (cause instanceof FlywayValidateException invalid) {
				return Optional
					.of("The database was written by another, probably newer version of Regwatch: use that version,"
							+ " or another database (%s)".formatted(firstLine(invalid)));
			}
		}
		return Optional.empty();
	}

	/** SQLSTATE classes: connection failed, authorization refused, unknown database. */
	private static boolean isConnection(PSQLException failure) {
		String state = String.valueOf(failure.getSQLState());
		return state.startsWith("08") || state.startsWith("28") || state.startsWith("3D");
	}

	private static String firstLine(FlywayValidateException invalid) {
		return String.valueOf(invalid.getMessage()).lines().skip(1).findFirst().orElse("migrations differ");
	}

}
