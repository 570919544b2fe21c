package io.regwatch.assessment.model;

import io.regwatch.schema.CodedEnum;

/** Providers of language models. */
enum Provider implements CodedEnum {

	/** No language model: rules in this process. */
	OFFLINE,
	/** OpenAI, and all servers with its API. */
	OPENAI,
	/** Anthropic. */
	ANTHROPIC,
	/** An Ollama server. */
	OLLAMA

}
