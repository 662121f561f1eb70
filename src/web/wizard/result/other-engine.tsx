import { Link } from 'react-router';
import type { Run } from '#shared/runs.ts';
import { TextLink } from '#ui/text-link.tsx';
import { pathFrom } from '#web/pages/history/run-words.ts';
import { appSettings } from '#web/settings.ts';

/** Leads to the same input, written by the other engine; this result stays in the history. */
export function OtherEngine({ run }: { run: Run }) {
	const { engine } = appSettings();
	if (engine === null) return null;
	return run.source === 'built-in' ? (
		<TextLink as={Link} to={pathFrom(run, 'again')}>
			Write it with {engine}
		</TextLink>
	) : (
		<TextLink as={Link} to={pathFrom(run, 'built-in')}>
			Write it with the built-in engine
		</TextLink>
	);
}
