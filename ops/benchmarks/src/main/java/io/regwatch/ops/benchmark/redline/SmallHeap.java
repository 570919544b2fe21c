package io.regwatch.ops.benchmark.redline;

import java.io.IOException;

/** Makes the redline of two long texts in a process of its own with little memory. */
final class SmallHeap {

	private static final int WORDS = 300_000;

	private static final int PERCENT = 30;

	private SmallHeap() {
	}

	/** The process: fails when its memory does not suffice. */
	public static void main(String[] arguments) {
		System.out.println(new MadeTexts().pair(WORDS, PERCENT).redline());
	}

	/** Runs the process; 0 when it succeeded. */
	static int failures() throws IOException, InterruptedException {
		int code = new ProcessBuilder(ProcessHandle.current().info().command().orElse("java"), "-Xmx256m", "-cp",
				System.getProperty("java.class.path"), SmallHeap.class.getName())
			.redirectOutput(ProcessBuilder.Redirect.DISCARD)
			.redirectError(ProcessBuilder.Redirect.INHERIT)
			.start()
			.waitFor();
		return (code == 0) ? 0 : 1;
	}

}
