/** The tables that hold a member's own data: what an export reads, an import writes, and a deletion counts. */
export {
	businessProfiles,
	calls,
	clients,
	drafts,
	keptPromises,
	promptLikes,
	promptTrials,
	promptUses,
	runs,
	shares,
	submissions,
} from '#server/database/schema.ts';
