package io.regwatch.ops.cli.context;

import java.util.UUID;
import java.util.function.Supplier;

import io.regwatch.audit.AuditLog;
import io.regwatch.audit.AuditedCall;

/** Records commands of operators in the audit log, before they are run. */
public final class OperatorAudit {

	private static final String METHOD = "COMMAND";

	private static final int DONE = 200;

	private static final int REFUSED = 400;

	private OperatorAudit() {
	}

	/** A command that throws a runtime exception is recorded as refused. */
	public static <T> T call(CommandContext context, String command, Supplier<T> action) {
		AuditLog log = context.bean(AuditLog.class);
		UUID event = log.begin(
				new AuditedCall(null, "operator:" + System.getProperty("user.name"), "local", METHOD, command, null));
		int status = REFUSED;
		try {
			T result = action.get();
			status = DONE;
			return result;
		}
		finally {
			log.complete(event, status);
		}
	}

}
