package io.regwatch.api.list;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.LongStream;

import io.regwatch.api.ApiProperties;
import io.regwatch.api.PublicUrls;
import io.regwatch.api.StoreTimeout;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

import org.springframework.http.MediaType;
import org.springframework.mock.http.MockHttpOutputMessage;
import org.springframework.mock.web.MockHttpServletRequest;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

class StreamingListConverterTests {

	private final MockHttpOutputMessage output = new MockHttpOutputMessage();

	private final StoreTimeout timeout = new StoreTimeout(
			new ApiProperties(null, Duration.ofHours(1), Duration.ofSeconds(30)));

	@BeforeEach
	void start() {
		RequestContextHolder.setRequestAttributes(new ServletRequestAttributes(new MockHttpServletRequest()));
	}

	@AfterEach
	void stop() {
		RequestContextHolder.resetRequestAttributes();
	}

	@Test
	void writeWhenIdsAreManyReadsAThousandRowsAtATime() throws IOException {
		List<UUID> ids = LongStream.range(0, 2500).mapToObj((low) -> new UUID(1, low)).toList();
		List<Integer> read = new ArrayList<>();
		List<UUID> written = write(ids, (some) -> {
			read.add(some.size());
			return some.stream().collect(Collectors.toMap((id) -> id, (id) -> id));
		});
		assertThat(read).containsExactly(1000, 1000, 500);
		assertThat(written).isEqualTo(ids);
	}

	@Test
	void writeWhenARowIsGoneLeavesItOut() throws IOException {
		UUID here = new UUID(1, 1);
		assertThat(write(List.of(new UUID(1, 2), here), (_) -> Map.of(here, here))).containsExactly(here);
	}

	private List<UUID> write(List<UUID> ids, Function<Collection<UUID>, Map<UUID, UUID>> rows) throws IOException {
		JsonMapper json = JsonMapper.builder().build();
		new StreamingListConverter(json, mock(PublicUrls.class), this.timeout).write(ListResponse.of(ids, rows),
				MediaType.APPLICATION_JSON, this.output);
		return List.of(json.readValue(this.output.getBodyAsBytes(), UUID[].class));
	}

}
