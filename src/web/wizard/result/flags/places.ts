/** Where a text stands in a part of the page. */

/** At most so many are marked: a result that names a figure more often is not read to its end anyway. */
const MOST_PLACES = 200;

/** Every place where the words stand by themselves, also where elements divide them; not within fields. */
export function placesOf(root: Element, words: string): Range[] {
	if (words === '') return [];
	const { text, pieces } = textOf(root);
	const places: Range[] = [];
	for (let at = text.indexOf(words); at !== -1 && places.length < MOST_PLACES; at = text.indexOf(words, at + 1)) {
		if (standsAlone(text, at, words.length)) places.push(rangeOf(pieces, at, at + words.length));
	}
	return places;
}

interface Piece {
	node: Text;
	/** In the text of the whole. */
	at: number;
}

function textOf(root: Element): { text: string; pieces: Piece[] } {
	const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT, (node) =>
		node.parentElement?.closest('textarea, select, script, style')
			? NodeFilter.FILTER_REJECT
			: NodeFilter.FILTER_ACCEPT,
	);
	const pieces: Piece[] = [];
	let text = '';
	let block: Element | null = null;
	for (let node = walker.nextNode(); node; node = walker.nextNode()) {
		if (blockOf(node) !== block) text += '\n';
		block = blockOf(node);
		pieces.push({ node: node as Text, at: text.length });
		text += node.nodeValue ?? '';
	}
	return { text, pieces };
}

/** Words of different blocks stand apart, though no space is between them. */
function blockOf(node: Node): Element | null {
	const parent = node.parentElement;
	return parent?.matches('a, b, code, em, i, mark, small, span, strong') ? blockOf(parent) : parent;
}

/** "15 days" does not hold "5 days", nor "8,000" "8". */
function standsAlone(text: string, at: number, length: number): boolean {
	const before = text.slice(Math.max(0, at - 2), at);
	const after = text.slice(at + length, at + length + 2);
	return !/[\p{L}\p{N}]$|\p{N}[.,]$/u.test(before) && !/^(?:[\p{L}\p{N}%]|[.,]\p{N})/u.test(after);
}

function rangeOf(pieces: readonly Piece[], from: number, to: number): Range {
	const range = document.createRange();
	const [first, last] = [pieceAt(pieces, from), pieceAt(pieces, to - 1)];
	if (first) range.setStart(first.node, from - first.at);
	if (last) range.setEnd(last.node, to - last.at);
	return range;
}

function pieceAt(pieces: readonly Piece[], at: number): Piece | undefined {
	return pieces.findLast((piece) => piece.at <= at);
}

/**
 * Brings the first place of the words into view, and opens what hides it: parts that unfold, and tabs. Null where they
 * stand nowhere; then everything is as it was.
 */
export async function reveal(root: Element, words: string): Promise<Range | null> {
	const place = await look(root, words);
	const element = place?.startContainer.parentElement;
	if (!place || !element) return null;
	for (let around: Element | null = element; around && around !== root; around = around.parentElement) {
		if (around instanceof HTMLDetailsElement) around.open = true;
	}
	const smooth = !window.matchMedia('(prefers-reduced-motion: reduce)').matches;
	element.scrollIntoView({ block: 'center', behavior: smooth ? 'smooth' : 'auto' });
	return place;
}

async function look(root: Element, words: string): Promise<Range | null> {
	const [here] = placesOf(root, words);
	if (here) return here;
	const lists = [...root.querySelectorAll('[role="tablist"]')].filter((list) => !isWithin(list, root));
	for (const list of lists) {
		const tabs = [...list.querySelectorAll<HTMLElement>('[role="tab"]')];
		const open = tabs.find(isOpen);
		for (const tab of tabs.filter((one) => one !== open)) {
			tab.click();
			const panel = await panelOf(tab);
			const found = panel && (await look(panel, words));
			if (found) return found;
		}
		open?.click();
	}
	return null;
}

const isOpen = (tab: Element) => tab.getAttribute('aria-selected') === 'true';

/** Whether another tab's panel holds it: that one is looked through when its tab is opened. */
function isWithin(list: Element, root: Element): boolean {
	const panel = list.parentElement?.closest('[role="tabpanel"]');
	return panel !== null && panel !== undefined && panel !== root && root.contains(panel);
}

/** What a tab shows is drawn, and may be loaded, after the press. */
async function panelOf(tab: HTMLElement): Promise<Element | null> {
	for (let tries = 0; tries < 20; tries++) {
		await new Promise((resolve) => requestAnimationFrame(resolve));
		const panel = document.getElementById(tab.getAttribute('aria-controls') ?? '');
		if (panel && isOpen(tab) && (panel.textContent ?? '') !== '') return panel;
	}
	return null;
}
