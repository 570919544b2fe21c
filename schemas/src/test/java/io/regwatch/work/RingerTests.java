package io.regwatch.work;

import org.junit.jupiter.api.Test;

import org.springframework.beans.factory.support.DefaultListableBeanFactory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.mockito.Mockito.mock;

class RingerTests {

	@Test
	void ringWithoutBellFails() {
		Ringer ringer = new Ringer(mock(), mock(), new DefaultListableBeanFactory().getBeanProvider(Bell.class));
		assertThat(ringer.ring(WorkKind.RECOMMEND, "w")).isInstanceOf(Answer.Failed.class);
	}

}
