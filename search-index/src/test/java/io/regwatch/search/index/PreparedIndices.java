package io.regwatch.search.index;

import org.springframework.boot.ApplicationRunner;
import org.springframework.boot.autoconfigure.AutoConfiguration;
import org.springframework.context.annotation.Bean;

/** Gives the applications of tests their indices, as the program's commands do. */
@AutoConfiguration
public class PreparedIndices {

	@Bean
	ApplicationRunner prepareIndices(Reindex reindex) {
		return (arguments) -> reindex.prepare();
	}

}
