package io.regwatch.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.zip.ZipException;

import javax.net.ssl.SSLException;

import io.regwatch.schema.RejectionReason;
import io.regwatch.store.FileTooLargeException;
import io.regwatch.store.StoreFailedException;
import org.apache.hc.client5.http.ClientProtocolException;
import org.apache.hc.core5.http.ConnectionClosedException;
import org.apache.hc.core5.http.MalformedChunkCodingException;
import org.apache.hc.core5.http.MessageConstraintException;
import org.apache.hc.core5.http.TruncatedChunkException;

/** Classifies failed requests, and whether a retry may help. */
final class HttpFailureMapper {

	private static final List<Class<? extends IOException>> FINAL = List.of(BodyTooLargeException.class,
			FileTooLargeException.class, StoreFailedException.class, DeadlineException.class,
			UriNotAllowedException.class, RobotsUnavailableException.class, NoPublicAddressException.class,
			SSLException.class, ClientProtocolException.class, MessageConstraintException.class);

	private HttpFailureMapper() {
	}

	static boolean isPassing(Throwable failure) {
		return failure instanceof IOException && FINAL.stream().noneMatch((type) -> type.isInstance(failure));
	}

	static RejectionReason reasonOf(IOException failure) {
		return switch (failure) {
			case BodyTooLargeException _, FileTooLargeException _ -> RejectionReason.TOO_LARGE;
			case StoreFailedException _ -> RejectionReason.STORE_FAILED;
			case DeadlineException _, InterruptedIOException _ -> RejectionReason.TIMED_OUT;
			case UriNotAllowedException _, NoPublicAddressException _ -> RejectionReason.NOT_ALLOWED;
			case RobotsUnavailableException robots -> robots.reason();
			case HostUnavailableException _, ClientProtocolException _, MessageConstraintException _ ->
				RejectionReason.HTTP_ERROR;
			case ConnectionClosedException _, TruncatedChunkException _, MalformedChunkCodingException _,
					EOFException _, ZipException _ ->
				RejectionReason.CORRUPT;
			default -> RejectionReason.UNREACHABLE;
		};
	}

	private static String messageOf(IOException failure) {
		String message = (failure.getMessage() != null) ? failure.getMessage() : failure.getClass().getSimpleName();
		return switch (failure) {
			case SSLException _ ->
				"No safe connection, most often an expired or untrusted certificate: %s".formatted(message);
			case NoPublicAddressException _ -> message;
			case UnknownHostException _ ->
				"The host is unknown, check its spelling and the name server: %s".formatted(message);
			default -> message;
		};
	}

	static <T> FetchResponse<T> refused(IOException failure) {
		return new FetchResponse.Refused<>(reasonOf(failure), Secrets.mask(messageOf(failure)),
				(failure instanceof HostUnavailableException busy) ? busy.status() : null);
	}

}
