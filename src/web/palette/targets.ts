import type { Run } from '#shared/runs.ts';
import { shortMoment } from '#web/dates.ts';
import {
	CLIENTS,
	DELETE_ACCOUNT,
	type Entry,
	HISTORY,
	MEMBERS,
	PLACES,
	PROFILE,
	SUBMISSIONS,
	TOOLS,
	toolById,
} from '#web/navigation.ts';

/** A destination in the palette. */
export interface Target {
	path: string;
	label: string;
	/** Beside the label: for a run its tool and time; for a tool its title where that says more. */
	note?: string;
	icon?: Entry['icon'];
}

export interface TargetGroup {
	label: string;
	targets: readonly Target[];
}

/** Runs that are shown before anything is typed. */
const NEWEST_RUNS = 5;
const MOST_RUNS = 10;

/** Every page and recent run that matches the typed text, best first in each group; empty groups are left out. */
export function findTargets(query: string, runs: readonly Run[], isOwner: boolean): TargetGroup[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const recent = matching(runs.map(runTarget), words).slice(0, words.length === 0 ? NEWEST_RUNS : MOST_RUNS);
	const tools = { label: 'Tools', targets: matching(TOOL_TARGETS, words) };
	const pages = { label: 'Pages', targets: matching(isOwner ? OWNER_PAGES : MEMBER_PAGES, words) };
	return [tools, pages, { label: 'Recent runs', targets: recent }].filter(({ targets }) => targets.length > 0);
}

const TOOL_TARGETS: readonly Target[] = TOOLS.map(({ path, label, title, icon }) => ({
	path,
	label,
	note: title === label ? undefined : title,
	icon,
}));

const MEMBER_PAGES: readonly Target[] = [
	...PLACES.filter(({ path }) => path === '/' || path === '/growth-plan').map(({ path, title }) => ({
		path,
		label: title,
	})),
	CLIENTS,
	HISTORY,
	...PROFILE,
	{ path: DELETE_ACCOUNT.path, label: DELETE_ACCOUNT.title },
];

const OWNER_PAGES: readonly Target[] = [...MEMBER_PAGES, MEMBERS, SUBMISSIONS];

function runTarget({ id, title, tool, createdAt }: Run): Target {
	const entry = toolById(tool);
	return {
		path: `/history/${id}`,
		label: title,
		note: `${entry?.label ?? tool}, ${shortMoment(createdAt)}`,
		icon: entry?.icon,
	};
}

/**
 * Those that contain every word; labels that begin with the first word come first, otherwise the order is unchanged.
 */
function matching(targets: readonly Target[], words: readonly string[]): Target[] {
	const [first] = words;
	const found = targets.filter(({ label, note }) => {
		const text = `${label} ${note ?? ''}`.toLowerCase();
		return words.every((word) => text.includes(word));
	});
	if (first === undefined) return found;
	const begins = (target: Target) => (target.label.toLowerCase().startsWith(first) ? 0 : 1);
	return found.toSorted((a, b) => begins(a) - begins(b));
}
