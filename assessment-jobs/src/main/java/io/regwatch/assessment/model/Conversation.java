package io.regwatch.assessment.model;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

import dev.langchain4j.data.message.AiMessage;
import dev.langchain4j.data.message.ChatMessage;
import dev.langchain4j.data.message.SystemMessage;
import dev.langchain4j.data.message.UserMessage;
import dev.langchain4j.model.chat.ChatModel;
import dev.langchain4j.model.chat.request.ChatRequest;
import dev.langchain4j.model.chat.response.ChatResponse;
import dev.langchain4j.model.output.FinishReason;

/** One request to a model: a call, and a second one if the answer must be repaired. */
final class Conversation {

	private static final int QUOTED = 4000;

	private final ChatModel model;

	private final ModelCallGuard guard;

	private final ModelRequest question;

	private final TokenMeter meter;

	private final List<ChatMessage> messages = new ArrayList<>();

	Conversation(ChatModel model, ModelCallGuard guard, ModelRequest question, TokenMeter meter) {
		this.model = model;
		this.guard = guard;
		this.question = question;
		this.meter = meter;
		this.messages.add(SystemMessage.from(question.prompt().text()));
		this.messages.add(UserMessage.from(question.text()));
	}

	/** The first messages, with the schema of the answer. */
	static Stream<String> opening(ModelRequest question) {
		return Stream.of(question.prompt().text(), question.text(), JsonSchemas.of(question.shape()).toString());
	}

	ModelReply reply() {
		try {
			ParsedAnswer first = ask();
			ParsedAnswer last = first.problems().isEmpty() ? first : repair(first);
			return (last.json() != null && last.problems().isEmpty())
					? new ModelReply.Answered(last.json(), this.meter.usage()) : notAnswered(ModelFailure.MALFORMED);
		}
		catch (CallFailedException ex) {
			return notAnswered(ex.failure());
		}
		catch (BudgetExceededException ex) {
			ModelFailure before = this.meter.failure();
			return (before != null) ? notAnswered(before) : new ModelReply.Unaffordable(ex.tokens());
		}
	}

	private ParsedAnswer repair(ParsedAnswer bad) {
		this.meter.note(ModelFailure.MALFORMED);
		String text = bad.text().isBlank() ? "(nothing)" : bad.text();
		this.messages.add(AiMessage.from(text.substring(0, Math.min(text.length(), QUOTED))));
		this.messages.add(UserMessage
			.from("That cannot be used: %s. Answer once more, with nothing but the JSON object that was asked for."
				.formatted(String.join("; ", bad.problems()))));
		return ask();
	}

	private ParsedAnswer ask() {
		ChatRequest request = ChatRequest.builder()
			.messages(this.messages)
			.responseFormat(JsonSchemas.of(this.question.shape()))
			.build();
		long most = this.meter
			.most(Stream.concat(opening(this.question), this.messages.stream().skip(2).map(Conversation::text)));
		return ParsedAnswer.of(this.guard.pass(() -> call(request, most)), this.question.shape());
	}

	private ChatResponse call(ChatRequest request, long most) {
		Budget.Reservation reservation = this.meter.reserve(most);
		long used = most;
		try {
			ChatResponse response = this.model.chat(request);
			used = this.meter.add(response.tokenUsage(), most);
			if (response.finishReason() == FinishReason.CONTENT_FILTER) {
				throw new CallFailedException(ModelFailure.REFUSED, null, new IllegalStateException("filtered"));
			}
			return response;
		}
		catch (RuntimeException ex) {
			CallFailedException failure = CallFailures.of(ex);
			// A call that timed out may still be charged.
			used = (failure.failure() == ModelFailure.TIMED_OUT || used != most) ? used : 0;
			this.meter.note(failure.failure());
			throw failure;
		}
		finally {
			reservation.settle(used);
		}
	}

	/** What a model is shown. */
	static String text(List<ChatMessage> messages) {
		return messages.stream().map(Conversation::text).collect(Collectors.joining("\n\n"));
	}

	private static String text(ChatMessage message) {
		return switch (message) {
			case SystemMessage instructions -> instructions.text();
			case AiMessage answer -> String.valueOf(answer.text());
			case UserMessage request -> request.singleText();
			default -> throw new IllegalStateException("Not a message of a conversation: " + message.type());
		};
	}

	private ModelReply.NotAnswered notAnswered(ModelFailure failure) {
		return new ModelReply.NotAnswered(failure, this.meter.usage());
	}

}
