package io.regwatch.scheduling;

/**
 * Does one kind of work. Modules with jobs have a bean for each kind that they handle.
 */
public interface WorkHandler {

	/**
	 * The kind of work.
	 * @return no other handler of the process has the same
	 */
	WorkKind kind();

	/**
	 * Starts or resumes the work on a key and waits until it ends. Any exception counts
	 * as a failure.
	 * @param workKey what to work on, as requested
	 * @return the outcome
	 */
	WorkResult handle(String workKey);

}
