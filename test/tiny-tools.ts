/** The tiny tool and its wicked relatives; the module from which the processes of a test load them. */
import type { Document } from '#shared/document.ts';
import type { ServerTool } from '#tools/define.ts';
import { tinyParts, tinyTool } from './tiny-tool.ts';

const tiny = tinyTool as unknown as ServerTool;

function relative(name: string, change: Partial<ServerTool>): ServerTool {
	const contract = { ...tiny.contract, id: name, path: `/${name}`, endpoint: `/api/${name}/generate` } as const;
	return { ...tiny, contract, ...change };
}

const topicOf = (input: object) => (input as { topic: string }).topic;
const reportOf = (output: object) => (output as { report: { summary: string; mood: string } }).report;

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
	/** Its answer is asked for in parts where its topic is a long one. */
	'parted-tool': relative('parted-tool', { parts: tinyParts, inParts: (input) => topicOf(input).length > 10 }),
	/** Never ends when it traces what a model answered. */
	'endless-ground-tool': relative('endless-ground-tool', { ground: loopForEver }),
	/** Cuts a sign in half. */
	'cutting-tool': relative('cutting-tool', {
		draft: (input) => ({ report: { ...reportOf(tiny.draft(input)), summary: topicOf(input).slice(0, -1) } }),
	}),
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
			report: { ...reportOf(tiny.draft(input)), summary: Object.keys(process.env).join(' ') },
		}),
	}),
	/** Writes a plan of days, and rows. */
	'planned-tool': relative('planned-tool', {
		tasks: () => [{ day: 1, title: 'Call', text: 'Ask about pumps' }],
		table: (_format, _output, _input, start) => ({ head: ['Day'], rows: [[start]] }),
	}),
	/** Has a part that no client sees unless it is chosen. */
	'client-tool': relative('client-tool', {
		clientDocument: (output, input, parts): Document => ({
			title: `Plan for ${topicOf(input)}`,
			subtitle: 'Three phases',
			author: { name: 'Edda Bright', company: 'Harbour & Sons' },
			facts: [{ label: 'Mood', value: reportOf(output).mood }],
			sections: [
				{
					heading: 'Situation',
					blocks: [
						{ kind: 'paragraph', text: reportOf(output).summary },
						{ kind: 'quote', text: 'we type it twice', place: 'line 3' },
						{ kind: 'table', head: ['Step', 'When'], rows: [['Start', '[add date]']] },
					],
				},
				{ heading: 'Phases', blocks: [{ kind: 'list', items: ['Look', 'Try'], ordered: true }] },
				{ heading: 'Terms', blocks: [{ kind: 'facts', facts: [{ label: 'Price', value: '€900' }] }] },
				...(parts.includes('notes')
					? [{ heading: 'Notes of the seller', blocks: [{ kind: 'paragraph' as const, text: 'Budget is 5,000.' }] }]
					: []),
			],
		}),
	}),
	/** Cannot be written down in any time. */
	'endless-document-tool': relative('endless-document-tool', { document: loopForEver, clientDocument: loopForEver }),
	/** Fails with an error that carries what the member entered. */
	'broken-tool': relative('broken-tool', { draft: (input) => JSON.parse(`{"${topicOf(input)}`) }),
	/** Breaks its own contract. */
	'careless-tool': relative('careless-tool', {
		ground(...given) {
			const { output, grounding } = tiny.ground(...given);
			return { output: { report: { ...reportOf(output), words: -1 } }, grounding };
		},
	}),
};

export const tinyToolModule = new URL(import.meta.url);

export const loadTool = async (id: keyof typeof tinyTools): Promise<ServerTool> => tinyTools[id];
