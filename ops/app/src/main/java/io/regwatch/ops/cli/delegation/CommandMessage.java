package io.regwatch.ops.cli.delegation;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/**
 * A message between two processes of a home. No library is loaded for it: the client must
 * start within milliseconds.
 *
 * @param parts any strings
 */
record CommandMessage(List<String> parts) {

	/** Writes the number of parts, then each with its length in bytes. */
	void write(OutputStream target) throws IOException {
		ByteArrayOutputStream buffer = new ByteArrayOutputStream();
		DataOutputStream data = new DataOutputStream(buffer);
		data.writeInt(this.parts.size());
		for (String part : this.parts) {
			byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
			data.writeInt(bytes.length);
			data.write(bytes);
		}
		buffer.writeTo(target);
		target.flush();
	}

	static CommandMessage read(InputStream source) throws IOException {
		DataInputStream data = new DataInputStream(source);
		List<String> parts = new ArrayList<>();
		for (int left = data.readInt(); left > 0; left--) {
			int length = data.readInt();
			byte[] bytes = data.readNBytes(Math.max(length, 0));
			if (bytes.length != length) {
				throw new EOFException("The message ends within a part");
			}
			parts.add(new String(bytes, StandardCharsets.UTF_8));
		}
		return new CommandMessage(parts);
	}

}
