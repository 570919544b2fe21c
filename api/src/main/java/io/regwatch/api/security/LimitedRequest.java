package io.regwatch.api.security;

import java.io.IOException;

import io.regwatch.api.error.BodyTooLargeException;
import jakarta.servlet.ReadListener;
import jakarta.servlet.ServletInputStream;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;

/** A request whose body is read up to a limit. */
final class LimitedRequest extends HttpServletRequestWrapper {

	private static final int LIMIT = 1024 * 1024;

	LimitedRequest(HttpServletRequest request) {
		super(request);
	}

	@Override
	public ServletInputStream getInputStream() throws IOException {
		return new LimitedStream(super.getInputStream());
	}

	private static final class LimitedStream extends ServletInputStream {

		private final ServletInputStream body;

		private int count;

		private LimitedStream(ServletInputStream body) {
			this.body = body;
		}

		@Override
		public int read() throws IOException {
			int value = this.body.read();
			count((value >= 0) ? 1 : 0);
			return value;
		}

		@Override
		public int read(byte[] bytes, int offset, int length) throws IOException {
			int number = this.body.read(bytes, offset, length);
			count(Math.max(number, 0));
			return number;
		}

		@Override
		public boolean isFinished() {
			return this.body.isFinished();
		}

		@Override
		public boolean isReady() {
			return this.body.isReady();
		}

		@Override
		public void setReadListener(ReadListener listener) {
			this.body.setReadListener(listener);
		}

		private void count(int number) {
			this.count += number;
			if (this.count > LIMIT) {
				throw new BodyTooLargeException(LIMIT);
			}
		}

	}

}
