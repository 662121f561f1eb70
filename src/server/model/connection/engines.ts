import { LONG_CALL } from '#shared/model-settings.ts';
import type { ModelEngine } from '../ask.ts';
import { lazyEngine } from '../lazy-engine.ts';
import type { ModelSettings } from '../settings.ts';

/** Who writes the results of this installation. */
export interface Engines {
	/**
	 * The connected model; null where the built-in engine writes. A change of the settings is known on every instance
	 * within a second, on the one that made it at once.
	 *
	 * @returns null, too, for a chosen model that is not offered
	 */
	current(wanted?: Wanted): Promise<ModelEngine | null>;
	/** The models that a member may choose, the default first; none where the built-in engine writes. */
	offered(): Promise<readonly string[]>;
	/** Looks again when it is asked next. */
	forget(): void;
}

export interface Wanted {
	/** Of the call that it is to read: a long one may have a model of its own. */
	transcript?: string | undefined;
	/** The one that a member chose: it reads long calls as well. */
	model?: string | undefined;
}

const KNOWN_MS = 1000;

/** The models of one server. */
interface Connected {
	usual: ModelEngine;
	longCalls: ModelEngine;
	/** Those that members may choose, by name; the usual one first. */
	offered: ReadonlyMap<string, ModelEngine>;
}

function connected(settings: ModelSettings, usual = lazyEngine(settings)): Connected {
	const { longCallModel = settings.model, moreModels = [] } = settings;
	const made = new Map([[settings.model, usual]]);
	for (const model of [longCallModel, ...moreModels]) {
		if (!made.has(model)) made.set(model, lazyEngine({ ...settings, model }));
	}
	const engineOf = (model: string) => made.get(model) ?? usual;
	const offered = new Map([settings.model, ...moreModels].map((model) => [model, engineOf(model)]));
	return { usual, longCalls: engineOf(longCallModel), offered };
}

function engineFor({ usual, longCalls, offered }: Connected, { transcript = '', model }: Wanted): ModelEngine | null {
	if (model !== undefined) return offered.get(model) ?? null;
	return transcript.length > LONG_CALL ? longCalls : usual;
}

/**
 * The model that the environment names, for as long as the server runs.
 *
 * @param settings none where it is the only one
 */
export function fixedEngine(engine: ModelEngine, settings?: ModelSettings): Engines {
	const alone = { usual: engine, longCalls: engine, offered: new Map([[engine.model, engine]]) };
	const models = settings ? connected(settings, engine) : alone;
	return {
		current: async (wanted = {}) => engineFor(models, wanted),
		offered: async () => [...models.offered.keys()],
		forget() {},
	};
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
		async current(wanted = {}) {
			const found = await known();
			return found && engineFor(found, wanted);
		},
		async offered() {
			return [...((await known())?.offered.keys() ?? [])];
		},
		forget() {
			looked = null;
		},
	};
}
