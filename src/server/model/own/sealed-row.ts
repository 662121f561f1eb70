/** What the seal of a member's own key is for: the row of this member alone. */
export function rowOfOwnKey(userId: string): string {
	return `own model ${userId}`;
}
