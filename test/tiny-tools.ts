/** The tiny tool and its wicked relatives; the module from which the processes of a test load them. */
import type { ServerTool } from '#tools/define.ts';
import { tinyTool } from './tiny-tool.ts';

const tiny = tinyTool as unknown as ServerTool;

function relative(name: string, change: Partial<ServerTool>): ServerTool {
	const contract = { ...tiny.contract, id: name, path: `/${name}`, endpoint: `/api/${name}/generate` } as const;
	return { ...tiny, contract, ...change };
}

const topicOf = (input: object) => (input as { topic: string }).topic;

function loopForEver(): never {
	for (;;);
}

function collect(make: () => unknown): never {
	const hoard: unknown[] = [];
	for (;;) hoard.push(make());
}

export const tinyTools = {
	'tiny-tool': tiny,
	/** Its built-in engine never ends. */
	'endless-tool': relative('endless-tool', { draft: loopForEver }),
	/** Never ends when it traces what a model answered. */
	'endless-ground-tool': relative('endless-ground-tool', { ground: loopForEver }),
	/** Takes all memory, bit by bit. */
	'hoarding-tool': relative('hoarding-tool', { draft: () => collect(() => ({ at: Math.random() })) }),
	/** Takes all memory, hundreds of megabytes at a time. */
	'grabbing-tool': relative('grabbing-tool', { draft: () => collect(() => new Array(30_000_000).fill(1.5)) }),
	/** Works for as many milliseconds as its topic says. */
	'busy-tool': relative('busy-tool', {
		draft(input) {
			const until = performance.now() + Number(topicOf(input));
			while (performance.now() < until);
			return tiny.draft(input);
		},
	}),
	/** Tells what its process knows of the environment. */
	'telling-tool': relative('telling-tool', {
		draft: (input) => ({
			report: { ...(tiny.draft(input) as { report: object }).report, summary: Object.keys(process.env).join(' ') },
		}),
	}),
	/** Fails with an error that carries what the member entered. */
	'broken-tool': relative('broken-tool', { draft: (input) => JSON.parse(`{"${topicOf(input)}`) }),
	/** Breaks its own contract. */
	'careless-tool': relative('careless-tool', {
		ground(...given) {
			const { output, grounding } = tiny.ground(...given);
			return { output: { report: { ...(output as { report: object }).report, words: -1 } }, grounding };
		},
	}),
};

export const tinyToolModule = new URL(import.meta.url);

export const loadTool = async (id: keyof typeof tinyTools): Promise<ServerTool> => tinyTools[id];
