package io.regwatch.scheduling;

/**
 * Does one kind of work when it is rung for. Modules with jobs have one for each kind
 * that they answer, as a bean.
 */
public interface WorkHandler {

	/**
	 * What it can be rung for.
	 * @return no other handler of the process has the same
	 */
	WorkKind kind();

	/**
	 * Starts the work on a workKey, or goes on with what was left of it, and waits for
	 * its end. Any exception counts as a failure.
	 * @param workKey what to work on, as it was asked for
	 * @return what came of it
	 */
	WorkResult handle(String workKey);

}
