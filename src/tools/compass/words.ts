/** Wording that the screen and the document share. */

export const NO_STEPS = 'No validation steps provided';

/** "Weave, NexHealth"; nobody knows every player, so an empty list claims nothing. */
export function playersText(players: readonly string[]): string {
	return players.length === 0 ? 'Not known' : players.join(', ');
}
