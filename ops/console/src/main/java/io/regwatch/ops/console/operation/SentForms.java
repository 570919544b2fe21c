package io.regwatch.ops.console.operation;

import java.util.ArrayList;
import java.util.List;
import java.util.UUID;

import jakarta.servlet.http.HttpSession;

/** The forms of a session that were sent last, to recognize those that are sent again. */
final class SentForms {

	private static final String ATTRIBUTE = SentForms.class.getName();

	private static final int MAX = 50;

	private SentForms() {
	}

	/** Returns {@code false} if the form was sent before. */
	static boolean add(HttpSession session, UUID form) {
		List<String> sent = new ArrayList<>();
		if (session.getAttribute(ATTRIBUTE) instanceof String known) {
			sent.addAll(List.of(known.split(" ")));
		}
		if (sent.contains(form.toString())) {
			return false;
		}
		sent.add(form.toString());
		session.setAttribute(ATTRIBUTE, String.join(" ", sent.subList(Math.max(0, sent.size() - MAX), sent.size())));
		return true;
	}

}
