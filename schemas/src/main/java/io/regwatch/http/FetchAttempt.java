package io.regwatch.http;

import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

import io.regwatch.schema.RejectionReason;
import org.apache.commons.io.input.BoundedInputStream;
import org.apache.hc.client5.http.classic.methods.HttpUriRequestBase;
import org.apache.hc.core5.http.ClassicHttpResponse;

/** One attempt at a request: redirects, content gate, body. */
final class FetchAttempt<T> {

	private static final int MAX_HOPS = 6;

	private final WebRequest request;

	private final FetchPolicy rules;

	private final BodyReader<T> reader;

	private final Deadline deadline;

	private final List<URI> hops = new ArrayList<>();

	FetchAttempt(WebRequest request, FetchPolicy rules, BodyReader<T> reader, Deadline deadline) {
		this.request = request;
		this.rules = rules;
		this.reader = reader;
		this.deadline = deadline;
	}

	FetchResponse<T> make(CrawlHttpClients clients, RobotsTxt robots) throws IOException, InterruptedException {
		return ask(clients, robots, this.request.uri());
	}

	private FetchResponse<T> ask(CrawlHttpClients clients, RobotsTxt robots, URI uri)
			throws IOException, InterruptedException {
		CrawlHttpClients.check(uri, this.rules);
		CrawlHttpClients.checkRedirect(this.request.uri(), uri, this.rules);
		this.hops.add(uri);
		URI next;
		HostRateLimiter limiter = clients.limiterOf(uri);
		robots.require(uri, this.rules, limiter);
		HttpUriRequestBase get = RequestHeaders.of(uri, clients.mirrors(), this.request, this.rules);
		try (HostRateLimiter.Permit _ = limiter.acquire(this.rules)) {
			try (Deadline.Guard _ = this.deadline.guard(get); Exchange exchange = clients.open(get, uri, this.rules)) {
				Optional<URI> target = ResponseHeaders.redirect(exchange.response(), clients.mirrors().of(uri));
				if (target.isEmpty()) {
					return answer(exchange.response());
				}
				next = Secrets.mask(clients.mirrors().meantBy(target.get()));
			}
			catch (HostUnavailableException ex) {
				limiter.block(ex.status(), ex.retryAfter());
				throw ex;
			}
			catch (IOException ex) {
				throw this.deadline.explain(ex);
			}
		}
		return (this.hops.size() < MAX_HOPS) ? ask(clients, robots, next)
				: refused(RejectionReason.HTTP_ERROR, "More than %d redirects".formatted(MAX_HOPS - 1), 302);
	}

	private FetchResponse<T> answer(ClassicHttpResponse response) throws IOException {
		int status = response.getCode();
		ResponseMetadata receipt = ResponseHeaders.receipt(response, this.hops);
		return switch (status) {
			case 200, 203 -> take(response, receipt);
			case 304 -> notModified(receipt);
			case 404, 410 -> gone(response, receipt);
			case 429, 500, 502, 503, 504 ->
				throw HostUnavailableException.answering(status, ResponseHeaders.retryAfter(response));
			case 202, 401, 403, 407, 451 ->
				refused(RejectionReason.BLOCKED, "The host denies access: status %d".formatted(status), status);
			default -> refused(RejectionReason.HTTP_ERROR, "The host answered %d".formatted(status), status);
		};
	}

	private FetchResponse<T> take(ClassicHttpResponse response, ResponseMetadata receipt) throws IOException {
		TailCapturingInputStream body = new TailCapturingInputStream(body(response));
		BodyPrefix head = BodyPrefix.of(this.hops, ResponseHeaders.contentType(response), body);
		ContentCheckResult verdict = ContentGate.judge(head, this.request.expected(), this.rules);
		if (verdict instanceof ContentCheckResult.Stopped(RejectionReason reason, String detail)) {
			return refused(reason, detail, receipt.status());
		}
		T taken = this.reader.read(head.followedBy(body), receipt);
		return (ResponseHeaders.isUntilClosed(response) && body.isCutOff(head.kind()))
				? refused(RejectionReason.CORRUPT, "The connection ended before the document did", receipt.status())
				: new FetchResponse.Received<>(taken, receipt);
	}

	private FetchResponse<T> notModified(ResponseMetadata receipt) {
		return this.request.since().at(receipt.url()).isEmpty()
				? refused(RejectionReason.HTTP_ERROR, "The host answered 304 to a request without validators", 304)
				: new FetchResponse.NotModified<>(receipt);
	}

	/**
	 * Some hosts answer blocked clients with "not found", so a block page or a redirect
	 * to another page does not count as gone.
	 */
	private FetchResponse<T> gone(ClassicHttpResponse response, ResponseMetadata receipt) throws IOException {
		BodyPrefix head = BodyPrefix.of(this.hops, ResponseHeaders.contentType(response), body(response));
		if (ContentGate.blocked(head, this.rules).isPresent() || !receipt.isWithinSite()) {
			return refused(RejectionReason.BLOCKED, "Status %d is not about the document".formatted(receipt.status()),
					receipt.status());
		}
		return receipt.isDirect() ? new FetchResponse.Gone<>(receipt) : refused(RejectionReason.NOT_FOUND_PAGE,
				"Redirected to another page of the site, which is not there: status %d".formatted(receipt.status()),
				receipt.status());
	}

	private InputStream body(ClassicHttpResponse response) throws IOException {
		return (response.getEntity() != null) ? BoundedInputStream.builder()
			.setInputStream(response.getEntity().getContent())
			.setMaxCount(this.rules.maxBytes() + 1)
			.setOnMaxCount((_, _) -> {
				throw new BodyTooLargeException(this.rules.maxBytes());
			})
			.get() : InputStream.nullInputStream();
	}

	private FetchResponse<T> refused(RejectionReason reason, String detail, int status) {
		return new FetchResponse.Refused<>(reason,
				(this.hops.size() == 1) ? detail : detail + ", by way of " + this.hops, status);
	}

}
