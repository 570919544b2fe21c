package io.regwatch.batch;

import java.io.ByteArrayOutputStream;
import java.net.URL;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.LoggerContext;
import ch.qos.logback.classic.joran.JoranConfigurator;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.ConsoleAppender;
import ch.qos.logback.core.OutputStreamAppender;
import ch.qos.logback.core.joran.spi.JoranException;
import io.micrometer.observation.ObservationRegistry;
import org.junit.jupiter.api.Test;
import org.slf4j.LoggerFactory;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.dao.DataIntegrityViolationException;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.ArgumentMatchers.any;
import static org.mockito.ArgumentMatchers.anyInt;
import static org.mockito.ArgumentMatchers.anyList;
import static org.mockito.ArgumentMatchers.anyString;
import static org.mockito.BDDMockito.given;
import static org.mockito.Mockito.mock;

/** Lines of the JSON log that concern an item name it and its run. */
class ItemLogTests {

	private static final Logger logger = (Logger) LoggerFactory.getLogger("io.regwatch.batch");

	private static final UUID RUN = UUID.randomUUID();

	private static final List<String> ITEMS = List.of("good", "unprocessable", "unwritable", "good too");

	private final ItemQueue<String> queue = queue();

	@Test
	void linesOfAnItemHaveItsIdAndThatOfItsRun() throws Exception {
		List<JsonNode> lines = log(() -> new ConcurrentItemProcessor<>(
				new ItemBatch<>(this.queue, new LoggingProcessor(), 2, false, (done, total) -> {
				}), new ItemSpans(ObservationRegistry.NOOP, "step", RUN), (done) -> {
				}, () -> false)
			.drain(PoisonPolicy.CONCURRENT));
		assertThat(lines).allSatisfy((line) -> assertThat(line.at("/mdc/runId").asString()).isEqualTo(RUN.toString()));
		assertThat(lines).filteredOn((line) -> message(line).startsWith("Processing"))
			.hasSameSizeAs(ITEMS)
			.allSatisfy((line) -> assertThat(message(line)).isEqualTo("Processing " + item(line)));
		assertThat(lines).filteredOn((line) -> message(line).contains("is rejected"))
			.extracting(ItemLogTests::item)
			.containsExactlyInAnyOrder("unprocessable", "unwritable");
	}

	@Test
	void idsEndWithTheItem() throws Exception {
		List<JsonNode> lines = log(() -> {
			ItemLogContext.with(RUN, "outer", () -> {
				ItemLogContext.with(RUN, "inner", () -> logger.warn("inner"));
				logger.warn("outer");
			});
			logger.warn("none");
		});
		assertThat(lines).extracting(ItemLogTests::item).containsExactly("inner", "outer", "");
	}

	private static String message(JsonNode line) {
		return line.path("formattedMessage").asString();
	}

	private static String item(JsonNode line) {
		return line.at("/mdc/itemId").asString("");
	}

	private static List<JsonNode> log(Work work) throws Exception {
		ByteArrayOutputStream out = new ByteArrayOutputStream();
		OutputStreamAppender<ILoggingEvent> appender = new OutputStreamAppender<>();
		appender.setContext(logger.getLoggerContext());
		appender.setEncoder(json().getEncoder());
		appender.setOutputStream(out);
		appender.start();
		logger.addAppender(appender);
		try {
			work.run();
		}
		finally {
			logger.detachAppender(appender);
		}
		return out.toString(StandardCharsets.UTF_8).lines().map(JsonMapper.shared()::readTree).toList();
	}

	/** The appender that the program has for {@code --log-format json}. */
	private static ConsoleAppender<ILoggingEvent> json() throws JoranException {
		LoggerContext context = new LoggerContext();
		context.putProperty("REGWATCH_LOG_FORMAT", "json");
		JoranConfigurator configurator = new JoranConfigurator();
		configurator.setContext(context);
		URL configuration = Objects.requireNonNull(ItemLogTests.class.getResource("/logback.xml"));
		configurator.doConfigure(configuration);
		return (ConsoleAppender<ILoggingEvent>) Objects
			.requireNonNull(context.getLogger(Logger.ROOT_LOGGER_NAME).getAppender("STDERR"));
	}

	@SuppressWarnings("unchecked")
	private static ItemQueue<String> queue() {
		FencedTransaction fence = mock(FencedTransaction.class);
		given(fence.run()).willReturn(RUN);
		ItemQueue<String> queue = mock(ItemQueue.class);
		given(queue.fence()).willReturn(fence);
		given(queue.key(anyString())).willAnswer((call) -> call.getArgument(0));
		given(queue.lease(any(), anyInt())).willReturn(ITEMS.subList(0, 1), ITEMS.subList(1, 2), ITEMS.subList(2, 3),
				ITEMS.subList(3, 4), List.of());
		given(queue.write(anyList(), any())).willAnswer((call) -> call.<Supplier<?>>getArgument(1).get());
		return queue;
	}

	/** Something that logs. */
	@FunctionalInterface
	private interface Work {

		void run() throws Exception;

	}

	private static final class LoggingProcessor implements ItemProcessor<String, String> {

		@Override
		public Processing<String, String> prefetch(List<String> items) {
			return (item) -> {
				logger.warn("Processing {}", item);
				if (item.equals("unprocessable")) {
					throw new IllegalStateException("Unprocessable");
				}
				return item;
			};
		}

		@Override
		public void write(String item, String result) {
			if (item.equals("unwritable")) {
				throw new DataIntegrityViolationException("Unwritable");
			}
		}

		@Override
		public void reject(String item, Throwable cause) {
		}

	}

}
