package io.regwatch.budget;

import java.time.LocalDate;
import java.util.UUID;

/**
 * Tokens that are reserved for one call of a model.
 *
 * @param day whose budgets they belong to
 * @param client of the workspace
 * @param workspace that the call is made for
 * @param tokens maximum of the call
 */
public record TokenReservation(LocalDate day, UUID client, UUID workspace, long tokens) {

}
