import type { clients } from '#server/database/schema.ts';

/** What is known of a client beside its name: trade, people, website and notes, a line each. */
export function bodyOfClient({ trade, people, website, notes }: typeof clients.$inferSelect): string {
	const persons = people.map(({ name, role, email }) => [name, role, email].filter(Boolean).join(', '));
	return [trade, ...persons, website, notes].filter((text) => text.trim() !== '').join('\n');
}
