package io.regwatch.ops.cli;

import java.util.Optional;

import org.flywaydb.core.api.exception.FlywayValidateException;

import org.springframework.boot.web.server.PortInUseException;

/** Explains why the application did not start, where the exception itself does not. */
final class StartFailure {

	private StartFailure() {
	}

	static Optional<String> explain(Throwable failure) {
		for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
			if (cause instanceof PortInUseException taken) {
				return Optional.of("Port %d is taken: stop what listens there, or name another with --port"
					.formatted(taken.getPort()));
			}
			if (cause instanceof FlywayValidateException invalid) {
				return Optional
					.of("The database was written by another, probably newer Regwatch: use that one, or another "
							+ "database (%s)".formatted(firstLine(invalid)));
			}
		}
		return Optional.empty();
	}

	private static String firstLine(FlywayValidateException invalid) {
		return String.valueOf(invalid.getMessage()).lines().skip(1).findFirst().orElse("migrations differ");
	}

}
