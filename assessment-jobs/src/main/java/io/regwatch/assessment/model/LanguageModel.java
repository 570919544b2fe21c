package io.regwatch.assessment.model;

import dev.langchain4j.model.chat.ChatModel;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A language model. It has no tools and no memory, and its answers are untrusted.
 * Thread-safe.
 */
public final class LanguageModel {

	private static final Logger logger = LoggerFactory.getLogger(LanguageModel.class);

	private final ModelProperties properties;

	private final ChatModel model;

	private final ModelCallGuard guard;

	LanguageModel(ModelProperties properties, ChatModel model, ModelCallGuard guard) {
		this.properties = properties;
		this.model = model;
		this.guard = guard;
	}

	/**
	 * Its name.
	 * @return with the provider before a slash
	 */
	public String name() {
		return this.properties.provider().code() + "/" + this.properties.name();
	}

	/**
	 * The maximum of tokens of one call.
	 * @param question request to estimate
	 * @return input and output tokens
	 */
	public long most(ModelRequest question) {
		return TokenUpperBound.of(Conversation.opening(question)) + this.properties.maxOutputTokens();
	}

	/**
	 * The maximum of tokens of one call that contains earlier answers.
	 * @param question request without them
	 * @param answers their number
	 * @return input and output tokens
	 */
	public long mostAfter(ModelRequest question, int answers) {
		return most(question) + (long) answers * this.properties.maxOutputTokens();
	}

	/**
	 * Calls the model, with retries if the server fails, and with one repair if the
	 * answer is not valid. Holds only a permit of the provider while it waits.
	 * @param question the request
	 * @param budget that covers each call
	 * @return an answer, or the reason why there is none
	 * @throws java.util.concurrent.CancellationException if this thread is interrupted
	 */
	public ModelReply ask(ModelRequest question, Budget budget) {
		TokenMeter meter = new TokenMeter(this.properties, name(), question.prompt().version(), budget);
		ModelReply reply = new Conversation(this.model, this.guard, question, meter).reply();
		if (reply instanceof ModelReply.NotAnswered not) {
			logger.warn("Model {} did not answer '{}': {}", name(), question.prompt().version(), not.failure().code());
		}
		return reply;
	}

}
