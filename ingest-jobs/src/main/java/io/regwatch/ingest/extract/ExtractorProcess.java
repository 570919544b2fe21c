package io.regwatch.ingest.extract;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

import io.regwatch.schema.Extraction;
import io.regwatch.schema.RejectionReason;
import org.apache.commons.io.FileUtils;
import tools.jackson.databind.MappingIterator;

import org.springframework.util.unit.DataSize;

/**
 * A child process, used by one caller at a time. A platform thread of its own waits for
 * its pipes, so that callers on virtual threads hold no carrier.
 */
final class ExtractorProcess implements AutoCloseable {

	private static final Duration QUOTA_CHECK = Duration.ofMillis(500);

	private static final long TEMPORARY_QUOTA = 2L << 30;

	private static final Duration START_LIMIT = Duration.ofMinutes(2);

	private final Process process;

	private final MappingIterator<ReadAnswer> answers;

	private final StderrTail lastWords;

	private final ExecutorService pipes = Executors
		.newSingleThreadExecutor(Thread.ofPlatform().daemon().name("extract-pipes").factory());

	private int files;

	private final Path temporary;

	private ExtractorProcess(Process process, Path temporary) {
		this.process = process;
		this.temporary = temporary;
		this.answers = ExtractorProcessProtocol.reader(process.getInputStream(), ReadAnswer.class);
		this.lastWords = StderrTail.of(process);
	}

	static ExtractorProcess start(DataSize memory) throws InterruptedException {
		try {
			Path temporary = TemporaryDirectories.ofThisProcess().create();
			ProcessBuilder builder = ExtractorProcessCommand.of(memory, temporary);
			ExtractorProcess child = new ExtractorProcess(builder.start(), temporary);
			child.awaitReady();
			return child;
		}
		catch (IOException ex) {
			throw new ExtractionException("Could not start a child process for reading", ex);
		}
	}

	/**
	 * Waits for the answer; when there is none, the reason is one and the child is dead.
	 */
	ReadAnswer read(ReadRequest request, Duration limit) throws InterruptedException {
		this.files++;
		try {
			return await(this.pipes.submit(() -> ask(request)), System.nanoTime() + limit.toNanos());
		}
		catch (TimeoutException ex) {
			close();
			return rejected(RejectionReason.TIMED_OUT,
					"Reading took longer than %.1f s.".formatted(limit.toMillis() / 1000.0));
		}
		catch (ExecutionException ex) {
			this.pipes.shutdown();
			return ReadAnswer.of(ExitCodeDiagnosis.of(this.process, this.lastWords));
		}
		catch (InterruptedException ex) {
			close();
			throw ex;
		}
	}

	/** Checks the size of the temporary files while it waits. */
	private ReadAnswer await(Future<ReadAnswer> answer, long end)
			throws InterruptedException, ExecutionException, TimeoutException {
		while (true) {
			try {
				long wait = Math.min(QUOTA_CHECK.toNanos(), Math.max(0, end - System.nanoTime()));
				return answer.get(wait, TimeUnit.NANOSECONDS);
			}
			catch (TimeoutException ex) {
				if (System.nanoTime() - end >= 0) {
					throw ex;
				}
				if (temporaryBytes() > TEMPORARY_QUOTA) {
					close();
					return rejected(RejectionReason.TOO_LARGE,
							"Reading needs more than %d bytes of temporary space.".formatted(TEMPORARY_QUOTA));
				}
			}
		}
	}

	private static ReadAnswer rejected(RejectionReason reason, String detail) {
		return ReadAnswer.of(new Extraction.Rejected(null, reason, detail));
	}

	/** Files that vanish meanwhile do not count. */
	private long temporaryBytes() {
		try (Stream<Path> files = Files.walk(this.temporary)) {
			return files.mapToLong((file) -> file.toFile().length()).sum();
		}
		catch (IOException | UncheckedIOException ex) {
			return 0;
		}
	}

	boolean isAlive() {
		return !this.pipes.isShutdown() && this.process.isAlive();
	}

	int files() {
		return this.files;
	}

	/** Ends the child with the programs that it has started, and removes its files. */
	@Override
	public void close() {
		this.process.descendants().forEach(ProcessHandle::destroyForcibly);
		this.process.destroyForcibly();
		this.pipes.shutdown();
		FileUtils.deleteQuietly(this.temporary.toFile());
	}

	private ReadAnswer ask(ReadRequest request) throws IOException {
		ExtractorProcessProtocol.write(this.process.getOutputStream(), request);
		return this.answers.nextValue();
	}

	private void awaitReady() throws InterruptedException {
		try {
			this.pipes.submit(this.answers::nextValue).get(START_LIMIT.toSeconds(), TimeUnit.SECONDS);
		}
		catch (ExecutionException | TimeoutException ex) {
			String words = this.lastWords.await();
			close();
			throw new ExtractionException("A child process for reading did not start: " + words, ex);
		}
		catch (InterruptedException ex) {
			close();
			throw ex;
		}
	}

}
