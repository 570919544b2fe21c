package io.regwatch.ingest.extract.document;

import java.util.List;
import java.util.stream.Stream;

import org.apache.james.mime4j.dom.Entity;
import org.apache.james.mime4j.dom.Multipart;

/** The parts of an e-mail that readers see, and attachments. */
final class MailParts {

	private MailParts() {
	}

	/** Returns those of an entity, or itself if it has none. */
	static Stream<Entity> of(Entity entity) {
		if (!(entity.getBody() instanceof Multipart several) || several.getBodyParts().isEmpty()) {
			return Stream.of(entity);
		}
		List<Entity> parts = several.getBodyParts();
		return switch (several.getSubType()) {
			case "alternative" -> of(richest(parts));
			case "related" ->
				Stream.concat(of(parts.getFirst()), parts.stream().skip(1).filter(MailParts::isAttachment));
			default -> parts.stream().flatMap(MailParts::of);
		};
	}

	/**
	 * The last alternative is the richest (RFC 2046, 5.1.4), but may be an appointment.
	 */
	private static Entity richest(List<Entity> alternatives) {
		return alternatives.reversed()
			.stream()
			.filter((part) -> part.isMultipart() || part.getMimeType().equals("text/html"))
			.findFirst()
			.orElse(alternatives.getFirst());
	}

	/** Others are images and styles of a page. */
	static boolean isAttachment(Entity part) {
		return "attachment".equals(part.getDispositionType());
	}

}
