package io.regwatch.assessment.model;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;

import io.regwatch.assessment.model.StubModel.Behaviour;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

import org.springframework.mock.env.MockEnvironment;

import static org.assertj.core.api.Assertions.assertThat;

/** Whatever a server does, there is an answer in shape, or a reason. */
class LanguageModelTests {

	private static final ModelRequest QUESTION = new ModelRequest(new Prompt("test-1", "Answer in JSON."),
			"PASSAGES\n[3] Devices must be safe at all times.",
			new ResponseSchema("test",
					List.of(new SchemaField.Text("word", "a word"), new SchemaField.Whole("number", "a number"),
							new SchemaField.Choice("choice", "a choice", List.of("yes", "no")),
							new SchemaField.Texts("words", "words"),
							new SchemaField.Items("items", "items", List.of(new SchemaField.Text("quote", "a quote"),
									new SchemaField.Whole("segment", "a place"))))));

	private final StubModel stub = new StubModel(Behaviour.GOOD);

	@AfterEach
	void close() {
		this.stub.close();
	}

	@Test
	void answerComesWithWhatItTook() {
		ModelReply.Answered answered = (ModelReply.Answered) ask();
		assertThat(answered.answer().at("/items/0/quote").asString()).isEqualTo("Devices must be safe at all times.");
		assertThat(answered.usage())
			.isEqualTo(new Usage("openai/stub", "test-1", 1000, 100, new BigDecimal("0.003000")));
		assertThat(this.stub.questions().getFirst().at("/response_format/json_schema/strict").asBoolean()).isTrue();
		assertThat(this.stub.questions().getFirst().at("/messages/0/role").asString()).isEqualTo("system");
	}

	@Test
	void answerInAFenceIsRead() {
		this.stub.behave(Behaviour.FENCED);
		assertThat(ask()).isInstanceOf(ModelReply.Answered.class);
		assertThat(this.stub.questions()).hasSize(1);
	}

	@ParameterizedTest
	@CsvSource({ "MALFORMED, not a JSON object", "INCOMPLETE, field 'word' is missing; field 'number' is missing",
			"TRUNCATED, cut off" })
	void answerThatCannotBeReadIsRepairedOnceWithItsProblemShown(Behaviour behaviour, String problem) {
		this.stub.first(behaviour);
		ModelReply.Answered repaired = (ModelReply.Answered) ask();
		assertThat(repaired.usage().tokens()).isEqualTo(2200);
		assertThat(this.stub.questions().getLast().at("/messages/3/content").asString()).contains(problem);
		this.stub.behave(behaviour);
		assertThat(failure()).isEqualTo(ModelFailure.MALFORMED);
		assertThat(this.stub.questions()).hasSize(4);
	}

	@ParameterizedTest
	@CsvSource({ "SLOW, TIMED_OUT, 3", "RATE_LIMITED, RATE_LIMITED, 3", "FAILING, UNAVAILABLE, 3",
			"FORBIDDING, REJECTED, 1", "REFUSING, REFUSED, 1", "OVER_LONG, MALFORMED, 1" })
	void callIsMadeAgainOnlyWhereThatMayHelp(Behaviour behaviour, ModelFailure failure, int calls) {
		this.stub.behave(behaviour);
		assertThat(failure()).isEqualTo(failure);
		assertThat(this.stub.questions()).hasSize(calls);
	}

	@ParameterizedTest
	@EnumSource(names = { "SLOW", "FAILING", "RATE_LIMITED" })
	void failureThatPassesIsForgotten(Behaviour behaviour) {
		this.stub.first(behaviour);
		assertThat(((ModelReply.Answered) ask()).usage().tokens()).isEqualTo(1100);
	}

	@Test
	void retryAfterOfTheServerIsHonoured() {
		this.stub.first(Behaviour.RATE_LIMITED);
		long begun = System.nanoTime();
		assertThat(ask()).isInstanceOf(ModelReply.Answered.class);
		assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThanOrEqualTo(Duration.ofSeconds(1));
	}

	@Test
	void serverThatStaysBrokenIsNotAskedForAWhile() {
		this.stub.behave(Behaviour.FAILING);
		LanguageModel model = model(Map.of("attempts", "1", "circuit-breaker.open-duration", "30s"));
		IntStream.range(0, 30).forEach((_) -> model.ask(QUESTION, Budget.unlimited()));
		assertThat(this.stub.questions()).hasSize(10);
	}

	@Test
	void onlySoManyCallsAreUnderWayAtOnce() throws Exception {
		LanguageModel model = model(Map.of("concurrency", "2"));
		SlowBudget budget = new SlowBudget();
		try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
			threads.invokeAll(IntStream.range(0, 12)
				.<Callable<ModelReply>>mapToObj((_) -> () -> model.ask(QUESTION, budget))
				.toList());
		}
		assertThat(this.stub.questions()).hasSize(12);
		assertThat(budget.most()).isEqualTo(2);
	}

	@Test
	void nothingIsAskedThatTheBudgetDoesNotPayFor() {
		LimitedBudget budget = new LimitedBudget(100);
		ModelReply reply = model(Map.of()).ask(QUESTION, budget);
		assertThat(reply).isEqualTo(new ModelReply.Unaffordable(model(Map.of()).most(QUESTION)));
		assertThat(this.stub.questions()).isEmpty();
	}

	@Test
	void budgetGetsBackWhatWasNotUsed() {
		LimitedBudget budget = new LimitedBudget(10_000);
		model(Map.of()).ask(QUESTION, budget);
		assertThat(budget.left()).isEqualTo(10_000 - 1100);
		this.stub.first(Behaviour.FAILING);
		model(Map.of()).ask(QUESTION, budget);
		assertThat(budget.left()).isEqualTo(10_000 - 2200);
		this.stub.first(Behaviour.SLOW);
		model(Map.of()).ask(QUESTION, budget);
		assertThat(budget.left()).as("what timed out may have been paid for")
			.isEqualTo(10_000 - 3300 - model(Map.of()).most(QUESTION));
	}

	private ModelFailure failure() {
		return ((ModelReply.NotAnswered) ask()).failure();
	}

	private ModelReply ask() {
		return model(Map.of()).ask(QUESTION, Budget.unlimited());
	}

	private LanguageModel model(Map<String, String> more) {
		Map<String, String> properties = new HashMap<>(this.stub.properties());
		more.forEach((name, value) -> properties.put(ModelProperties.PREFIX + "." + name, value));
		MockEnvironment environment = new MockEnvironment();
		properties.forEach(environment::setProperty);
		return LanguageModels.of(environment).configured().orElseThrow();
	}

}
