package io.regwatch.ingest.source;

/**
 * What decides whether a source is read.
 *
 * @param state as operators want it
 * @param fileState whether its definition can be used
 */
public record SourceStatus(SourceState state, FileState fileState) {

	/**
	 * Whether it is read on its schedule.
	 * @return {@code false} if it is paused, too
	 */
	public boolean isScheduled() {
		return this.state == SourceState.ENABLED && this.fileState == FileState.VALID;
	}

	/**
	 * Whether operators want it to be read.
	 * @return {@code true} if it is paused, too
	 */
	public boolean isWanted() {
		return this.state == SourceState.ENABLED || this.state == SourceState.PAUSED;
	}

	/**
	 * Whether it is read on request.
	 * @return {@code true} if it is paused, too
	 */
	public boolean isReadable() {
		return isWanted() && this.fileState == FileState.VALID;
	}

	/**
	 * Explains why a source is not read on request, and what to do.
	 * @param id of the source
	 * @return one sentence for operators
	 */
	public String explain(String id) {
		if (!isWanted()) {
			return "Source '%s' is %s: `regwatch sources enable %s` enables it".formatted(id, this.state.code(), id);
		}
		return switch (this.fileState) {
			case VALID -> "Source '%s' is read".formatted(id);
			case INVALID -> "Source '%s' is not read until the mistake in its catalogue file is mended".formatted(id);
			case REMOVED ->
				"Source '%s' is not read, because no catalogue file describes it: `regwatch sources add FILE`"
					.formatted(id);
		};
	}

}
