package io.regwatch.scheduling;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

class WorkDispatcherTests {

	@Test
	void handleWithoutHandlerFails() {
		WorkDispatcher dispatcher = new WorkDispatcher(mock(), mock(),
				new DefaultListableBeanFactory().getBeanProvider(WorkHandler.class));
		assertThat(dispatcher.handle(WorkKind.RECOMMEND, "w")).isInstanceOf(WorkResult.Failed.class);
	}

}
