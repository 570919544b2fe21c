package io.regwatch.ingest.extract;

import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.locks.LockSupport;

import io.regwatch.ingest.extract.document.DocumentReader;
import io.regwatch.ingest.extract.ocr.Tesseract;
import io.regwatch.ingest.extract.pdf.PdfLooks;
import io.regwatch.ingest.extract.pdf.PdfPictures;
import tools.jackson.databind.MappingIterator;

/**
 * A child process: answers requests one by one, and ends with its standard input, so that
 * none outlives its parent. A signal does not end it: Ctrl-C on a terminal reaches
 * parents and children alike, and the parent still waits for the current file.
 */
final class ExtractorProcessMain {

	private final BlockingQueue<ReadRequest> requests = new LinkedBlockingQueue<>();

	private final DocumentReader reader = new DocumentReader(Tesseract.installed());

	private final OutputStream answers;

	private ExtractorProcessMain(OutputStream answers) {
		this.answers = answers;
	}

	/**
	 * Answers requests, or reads the given files and ends, as the launcher does to make a
	 * cache of the classes that reading loads.
	 */
	public static void main(String[] args) throws IOException, InterruptedException {
		if (args.length > 0) {
			readAll(List.of(args));
			return;
		}
		PrintStream standardOutput = System.out;
		System.setOut(System.err);
		Thread.setDefaultUncaughtExceptionHandler((thread, failure) -> fail(failure));
		Runtime.getRuntime().addShutdownHook(new Thread(ExtractorProcessMain::outliveSignals));
		ExtractorProcessMain child = new ExtractorProcessMain(new BufferedOutputStream(standardOutput));
		Thread.ofPlatform().daemon().name("requests").start(child::listen);
		child.work();
	}

	private static void readAll(List<String> files) throws IOException {
		ExtractorProcessMain child = new ExtractorProcessMain(OutputStream.nullOutputStream());
		for (String file : files) {
			child.answer(new ReadRequest(file, file, null));
		}
	}

	private static void outliveSignals() {
		while (true) {
			LockSupport.park();
		}
	}

	private static void fail(Throwable failure) {
		System.err.println(failure);
		Runtime.getRuntime().halt(1);
	}

	private void listen() {
		try (MappingIterator<ReadRequest> lines = ExtractorProcessProtocol.reader(System.in, ReadRequest.class)) {
			lines.forEachRemaining(this.requests::add);
		}
		finally {
			ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
			Runtime.getRuntime().halt(0);
		}
	}

	private void work() throws IOException, InterruptedException {
		ExtractorProcessProtocol.write(this.answers, ReadAnswer.READY);
		while (true) {
			answer(this.requests.take());
		}
	}

	private void answer(ReadRequest request) throws IOException {
		Path file = Path.of(request.file());
		ReadAnswer answer = (request.before() != null) ? compare(Path.of(request.before()), file, request.pages())
				: ReadAnswer.of(this.reader.read(file, request.name(), request.part()));
		ExtractorProcessProtocol.write(this.answers, answer);
	}

	private static ReadAnswer compare(Path before, Path after, List<Integer> pages) {
		return pages.isEmpty() ? ReadAnswer.of(PdfPictures.compare(before, after))
				: ReadAnswer.of(PdfLooks.isSame(before, after, pages));
	}

}
