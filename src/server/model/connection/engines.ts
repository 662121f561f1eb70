import { LONG_CALL } from '#shared/model-settings.ts';
import { createModelEngine, type ModelEngine } from '../ask.ts';
import type { ModelSettings } from '../settings.ts';

/** Who writes the results of this installation. */
export interface Engines {
	/**
	 * The connected model; null where the built-in engine writes. A change of the settings is known on every instance
	 * within a second, on the one that made it at once.
	 *
	 * @param transcript of the call that it is to read: a long one may have a model of its own
	 */
	current(transcript?: string): Promise<ModelEngine | null>;
	/** Looks again when it is asked next. */
	forget(): void;
}

const KNOWN_MS = 1000;

/** The models of one server. */
interface Connected {
	usual: ModelEngine;
	longCalls: ModelEngine;
}

function connected(settings: ModelSettings, usual = createModelEngine(settings)): Connected {
	const { longCallModel: model = settings.model } = settings;
	return { usual, longCalls: model === settings.model ? usual : createModelEngine({ ...settings, model }) };
}

function engineFor({ usual, longCalls }: Connected, transcript = ''): ModelEngine {
	return transcript.length > LONG_CALL ? longCalls : usual;
}

/**
 * The model that the environment names, for as long as the server runs.
 *
 * @param settings none where no other model reads long calls
 */
export function fixedEngine(engine: ModelEngine, settings?: ModelSettings): Engines {
	const models = settings ? connected(settings, engine) : { usual: engine, longCalls: engine };
	return { current: async (transcript) => engineFor(models, transcript), forget() {} };
}

/**
 * The model that the owner connected. The engine stays the same for as long as its settings do, and with it what it has
 * learned of the server: which formats it takes, and whether it is out of order.
 *
 * @param look reads the settings; null for the built-in engine
 */
export function followedEngine(look: () => Promise<ModelSettings | null>, now = () => performance.now()): Engines {
	let models: Connected | null = null;
	let made = '';
	let looked: { at: number; outcome: Promise<Connected | null> } | null = null;

	async function lookAgain(): Promise<Connected | null> {
		const settings = await look();
		const described = JSON.stringify(settings);
		if (described !== made) {
			models = settings && connected(settings);
			made = described;
		}
		return models;
	}

	function known(): Promise<Connected | null> {
		if (looked && now() - looked.at < KNOWN_MS) return looked.outcome;
		const outcome = lookAgain();
		looked = { at: now(), outcome };
		outcome.catch(() => {
			looked = null;
		});
		return outcome;
	}

	return {
		async current(transcript) {
			const found = await known();
			return found && engineFor(found, transcript);
		},
		forget() {
			looked = null;
		},
	};
}
