package io.regwatch.store;

import java.nio.file.Path;

import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * Where the bytes of documents are kept.
 *
 * @param directory made when it is missing
 * @param maxFile a larger file is refused, not truncated
 */
@ConfigurationProperties("regwatch.files")
record FileStoreProperties(Path directory, @DefaultValue("512MB") DataSize maxFile) {

}
