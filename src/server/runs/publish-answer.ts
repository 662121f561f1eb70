import { inSequence } from '#server/model/joined.ts';
import type { PartPlace, Question } from '#server/model/retry.ts';
import type { Progress } from '#shared/runs.ts';
import type { RunEvents } from './run-events.ts';

/** Publishes what a model is doing for a run, and what it has written of the answer. */
export function publishing(events: RunEvents, id: string): Required<Pick<Question<unknown>, 'onStage' | 'onText'>> {
	return {
		onStage: (stage, place) => events.publish(id, { progress: progressOf(stage, place) }),
		onText(text, place) {
			const written = { text: inSequence(place?.before ?? '', text) };
			events.publish(id, text === '' ? written : { ...written, progress: progressOf('writing', place) });
		},
	};
}

function progressOf(stage: Progress['stage'], place?: PartPlace): Progress {
	if (place === undefined) return { stage };
	const { before: _, ...progress } = place;
	return { stage, ...progress };
}
