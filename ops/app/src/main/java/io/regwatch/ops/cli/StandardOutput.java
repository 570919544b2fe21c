package io.regwatch.ops.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;

import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ExitCode;

/**
 * Standard output that remembers why it could not be written: a result that is cut off by
 * a full disk must not look like success. A reader that has seen enough is no failure.
 */
final class StandardOutput extends FilterOutputStream {

	private static final String BROKEN_PIPE = "Broken pipe";

	private @Nullable IOException failure;

	StandardOutput(OutputStream out) {
		super(out);
	}

	static StandardOutput open() {
		return new StandardOutput(new FileOutputStream(FileDescriptor.out));
	}

	PrintWriter writer(Charset charset) {
		return new PrintWriter(this, true, charset);
	}

	@Override
	public void write(int b) throws IOException {
		write(new byte[] { (byte) b }, 0, 1);
	}

	@Override
	public void write(byte[] bytes, int offset, int length) throws IOException {
		try {
			this.out.write(bytes, offset, length);
		}
		catch (IOException ex) {
			this.failure = ex;
			throw ex;
		}
	}

	/** The exit code of a command whose result was written here. */
	int exitCode(int code, PrintStream err) {
		if (this.failure == null || BROKEN_PIPE.equals(this.failure.getMessage())) {
			return code;
		}
		err.printf("regwatch: The result could not be written to standard output: %s%n", this.failure.getMessage());
		return ExitCode.SOFTWARE;
	}

}
