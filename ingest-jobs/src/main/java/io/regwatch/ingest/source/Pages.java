package io.regwatch.ingest.source;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Optional;
import java.util.function.Predicate;

import io.regwatch.http.Answer;
import io.regwatch.http.BodyReader;
import io.regwatch.http.FetchRules;
import io.regwatch.http.Web;
import io.regwatch.http.WebRequest;
import io.regwatch.ingest.source.ReadPages.ReadPage;

/**
 * Asks for pages of lists, unless a listing that was interrupted had them.
 *
 * @param web to ask
 * @param read before the interruption
 */
record Pages(Web web, ReadPages read) {

	/**
	 * Gets a page.
	 * @param usable whether what was read of it is worth being kept
	 */
	<T> Answer<T> get(WebRequest request, FetchRules rules, BodyReader<T> reader, Predicate<T> usable) {
		Optional<ReadPage> before = this.read.find(request.uri());
		return before.isPresent() ? again(before.get(), reader) : ask(request, rules, reader, usable);
	}

	private static <T> Answer<T> again(ReadPage page, BodyReader<T> reader) {
		try {
			return new Answer.Received<>(reader.read(new ByteArrayInputStream(page.body()), page.receipt()),
					page.receipt());
		}
		catch (IOException ex) {
			throw new UncheckedIOException(ex);
		}
	}

	private <T> Answer<T> ask(WebRequest request, FetchRules rules, BodyReader<T> reader, Predicate<T> usable) {
		CopyingReader<T> copying = new CopyingReader<>(reader);
		Answer<T> answer = this.web.get(request, rules, copying);
		if (answer instanceof Answer.Received<T> received && usable.test(received.body())) {
			copying.copy().ifPresent((body) -> this.read.keep(request.uri(), new ReadPage(received.receipt(), body)));
		}
		return answer;
	}

}
