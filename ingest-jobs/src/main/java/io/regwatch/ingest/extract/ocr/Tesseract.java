package io.regwatch.ingest.extract.ocr;

import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import javax.imageio.ImageIO;

import org.jspecify.annotations.Nullable;

/** Recognises characters with the program of that name, in all languages it has. */
public final class Tesseract {

	private static final String PROGRAM = "tesseract";

	/** A language, not one of the models for layout and formulas. */
	private static final Pattern LANGUAGE = Pattern.compile("(?!osd|equ)[a-z]{3}(_[a-z]+)?");

	private final Path program;

	private @Nullable String languages;

	private Tesseract(Path program) {
		this.program = program;
	}

	/** The program that this process would start; empty if it is not installed. */
	public static Optional<Tesseract> installed() {
		return in(Optional.ofNullable(System.getenv("PATH")).orElse(""));
	}

	public static Optional<Tesseract> in(String path) {
		return Stream.of(path.split(Pattern.quote(File.pathSeparator), -1))
			.filter((directory) -> !directory.isEmpty())
			.map((directory) -> Path.of(directory, PROGRAM))
			.filter((program) -> Files.isRegularFile(program) && Files.isExecutable(program))
			.findFirst()
			.map(Tesseract::new);
	}

	/** Returns lines, with blank ones between paragraphs; empty if nothing is legible. */
	public String read(BufferedImage page) throws IOException {
		String installed = languages();
		return installed.isEmpty() ? "" : OcrWords.text(run(page, "stdin", "stdout", "-l", installed, "tsv"));
	}

	/** The installed languages, separated by plus signs; empty if there is none. */
	public String languages() throws IOException {
		if (this.languages == null) {
			this.languages = run(null, "--list-langs").lines()
				.filter((line) -> LANGUAGE.matcher(line).matches())
				.collect(Collectors.joining("+"));
		}
		return this.languages;
	}

	private String run(@Nullable BufferedImage page, String... arguments) throws IOException {
		ProcessBuilder builder = new ProcessBuilder(ParentDeathSignal
			.command(Stream.concat(Stream.of(this.program.toString()), Stream.of(arguments)).toList()));
		// Files are read side by side already.
		builder.environment().put("OMP_THREAD_LIMIT", "1");
		Process process = builder.redirectError(ProcessBuilder.Redirect.DISCARD).start();
		send(page, process);
		String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
		return endsWell(process) ? text : "";
	}

	private static void send(@Nullable BufferedImage page, Process process) throws IOException {
		ByteArrayOutputStream bytes = new ByteArrayOutputStream();
		if (page != null) {
			ImageIO.write(page, "png", bytes);
		}
		try (OutputStream in = process.getOutputStream()) {
			bytes.writeTo(in);
		}
		catch (IOException ex) {
			// It has ended without reading: the exit code shows why.
			return;
		}
	}

	private static boolean endsWell(Process process) throws IOException {
		try {
			return process.waitFor() == 0;
		}
		catch (InterruptedException ex) {
			process.destroyForcibly();
			Thread.currentThread().interrupt();
			throw new IOException("Interrupted while characters were recognised", ex);
		}
	}

}
