/** Words shared by the screen and the document. */

export const NO_STEPS = 'No validation steps provided';

/** "Weave, NexHealth". Nobody knows every player, so the text for an empty list claims nothing. */
export function playersText(players: readonly string[]): string {
	return players.length === 0 ? 'Not known' : players.join(', ');
}
