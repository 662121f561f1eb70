import type { TroubleId } from '#reading/troubles.ts';
import { customerKinds } from './kinds/customers.ts';
import type { Kind } from './kinds/kind.ts';
import { peopleKinds } from './kinds/people.ts';
import { workKinds } from './kinds/work.ts';

export type { Kind } from './kinds/kind.ts';

const KINDS: Readonly<Record<TroubleId, Kind>> = { ...customerKinds, ...workKinds, ...peopleKinds };

/** What is counted, in short. */
export function whatToCount({ measure }: Kind): string {
	return /^(?:“[^”]*”|[^,“])+/.exec(measure)?.[0] ?? measure;
}

/** What a plan has to say to a kind of trouble. */
export function kindNamed(id: TroubleId): Kind {
	return KINDS[id];
}
