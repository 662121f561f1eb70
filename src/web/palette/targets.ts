import type { Run } from '#shared/runs.ts';
import type { SearchHit } from '#shared/search.ts';
import { shortMoment } from '#web/dates.ts';
import {
	BUSINESS_PROFILE,
	CLIENTS,
	DELETE_ACCOUNT,
	HISTORY,
	MEMBERS,
	MODEL,
	PLACES,
	PROFILE,
	SUBMISSIONS,
	type Tool,
	toolById,
} from '#web/navigation.ts';
import { TOOL_GROUPS } from '#web/tool-groups.ts';
import { groupsOfHits } from './hit-groups.ts';
import type { Target, TargetGroup } from './target.ts';

/** Runs that are shown before anything is typed. */
const NEWEST_RUNS = 5;
const MOST_RUNS = 10;

/**
 * Every tool and page that matches the typed text, best first in each group, then what the search found, or where there
 * is no search the recent runs with a title that matches; empty groups are left out.
 */
export function findTargets(
	query: string,
	{ runs, hits }: { runs: readonly Run[]; hits: readonly SearchHit[] | undefined },
	isOwner: boolean,
): TargetGroup[] {
	const words = query.toLowerCase().split(/\s+/).filter(Boolean);
	const tools = TOOL_GROUPS.map((group) => ({
		label: group.label,
		targets: matching(group.tools.map(toolTarget), words),
	}));
	const pages = { label: 'Pages', targets: matching(isOwner ? OWNER_PAGES : MEMBER_PAGES, words) };
	const found = hits === undefined ? [recentRuns(runs, words)] : groupsOfHits(hits);
	return [...tools, pages, ...found].filter(({ targets }) => targets.length > 0);
}

function recentRuns(runs: readonly Run[], words: readonly string[]): TargetGroup {
	const targets = matching(runs.map(runTarget), words).slice(0, words.length === 0 ? NEWEST_RUNS : MOST_RUNS);
	return { label: 'Recent runs', targets };
}

function toolTarget({ path, label, title, icon }: Tool): Target {
	return { path, label, note: title === label ? undefined : title, icon };
}

const MEMBER_PAGES: readonly Target[] = [
	...PLACES.filter(({ path }) => path === '/' || path === '/growth-plan').map(({ path, title }) => ({
		path,
		label: title,
	})),
	CLIENTS,
	HISTORY,
	...PROFILE,
	{ path: DELETE_ACCOUNT.path, label: DELETE_ACCOUNT.title },
	{ path: BUSINESS_PROFILE.path, label: BUSINESS_PROFILE.title },
];

const OWNER_PAGES: readonly Target[] = [...MEMBER_PAGES, MEMBERS, SUBMISSIONS, MODEL];

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
