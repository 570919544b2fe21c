package io.regwatch.assessment.model;

/**
 * What a model is asked.
 *
 * @param prompt what it is told first
 * @param text what it is asked about; what stays the same for longest comes first
 * @param shape of the answer
 */
public record ModelRequest(Prompt prompt, String text, ResponseSchema shape) {

}
