/** Words shared by the screen and the document. */

export const NO_STEPS = 'No validation steps provided';
export const NOT_KNOWN = 'Not known';

/** The choice of a member whose work we took for something else. */
export const NONE_OF_THESE = 'None of these';

/** "Weave, NexHealth". Nobody knows every player, so the text for an empty list claims nothing. */
export function playersText(players: readonly string[]): string {
	return players.length === 0 ? NOT_KNOWN : players.join(', ');
}

/** What stands above the five scores. */
export const SCORES = { fit: 'Fit', reach: 'Reach', proof: 'Proof', time: 'Time', money: 'Money' } as const;
export type ScoreName = keyof typeof SCORES;
export const SCORE_NAMES = Object.keys(SCORES) as ScoreName[];
export const MOST_POINTS = 2;

/** "2 of 2, from your own work" */
export function scoreText({ points, reason }: { points: number; reason: string }): string {
	return `${points} of ${MOST_POINTS}, ${reason}`;
}
