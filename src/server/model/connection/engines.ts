import { createModelEngine, type ModelEngine } from '../ask.ts';
import type { ModelSettings } from '../settings.ts';

/** Who writes the results of this installation. */
export interface Engines {
	/**
	 * The connected model; null where the built-in engine writes. A change of the settings is known on every instance
	 * within a second, on the one that made it at once.
	 */
	current(): Promise<ModelEngine | null>;
	/** Looks again when it is asked next. */
	forget(): void;
}

const KNOWN_MS = 1000;

/** The model that the environment names, for as long as the server runs. */
export function fixedEngine(engine: ModelEngine): Engines {
	return { current: async () => engine, forget() {} };
}

/**
 * The model that the owner connected. The engine stays the same for as long as its settings do, and with it what it has
 * learned of the server: which formats it takes, and whether it is out of order.
 *
 * @param look reads the settings; null for the built-in engine
 */
export function followedEngine(look: () => Promise<ModelSettings | null>, now = () => performance.now()): Engines {
	let engine: ModelEngine | null = null;
	let made = '';
	let looked: { at: number; outcome: Promise<ModelEngine | null> } | null = null;

	async function lookAgain(): Promise<ModelEngine | null> {
		const settings = await look();
		const described = JSON.stringify(settings);
		if (described !== made) {
			engine = settings && createModelEngine(settings);
			made = described;
		}
		return engine;
	}

	return {
		current() {
			if (looked && now() - looked.at < KNOWN_MS) return looked.outcome;
			const outcome = lookAgain();
			looked = { at: now(), outcome };
			outcome.catch(() => {
				looked = null;
			});
			return outcome;
		},
		forget() {
			looked = null;
		},
	};
}
