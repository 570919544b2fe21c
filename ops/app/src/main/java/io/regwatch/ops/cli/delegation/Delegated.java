package io.regwatch.ops.cli.delegation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A command that a running process of the same home executes, if there is one: it takes
 * milliseconds there, because the servers and the application context exist already. Only
 * for commands that are short, and that read and write no files of the caller.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target({ ElementType.TYPE, ElementType.METHOD })
public @interface Delegated {

	/** Exit code of a command that the caller has to execute itself. */
	int DECLINED = Integer.MIN_VALUE;

}
