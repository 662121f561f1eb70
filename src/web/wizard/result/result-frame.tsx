import { Button } from '@mantine/core';
import { IconCpu, IconPencil } from '@tabler/icons-react';
import { lazy, type ReactNode, type RefObject, Suspense, useLayoutEffect, useRef, useState } from 'react';
import type { Run } from '#shared/runs.ts';
import type { WebTool } from '#tools/define.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { StatusBadge } from '#ui/status-badge.tsx';
import { askModel } from '#web/api/ask-model.ts';
import { useModels } from '#web/api/own-model.ts';
import { ExampleBadge } from '#web/clients/example-badge.tsx';
import { longDay } from '#web/dates.ts';
import { EditedNotice } from '#web/edit/edited-notice.tsx';
import { editsKey, readEdits, removeEdits } from '#web/edit/kept-edits.ts';
import { useEdited } from '#web/edit/use-edited.ts';
import { GapsNotice } from '../suggestions/open-gaps.tsx';
import { type Gaps, useGaps } from '../suggestions/use-gaps.tsx';
import { GroundingNote, sourceOf } from './grounding-note.tsx';
import { hasNext, NEXT, NextTools } from './next-tools.tsx';
import { OtherEngine } from './other-engine.tsx';
import { ResetButton, ResultActions } from './result-actions.tsx';
import styles from './result-frame.module.css';
import { SharedNote } from './shared-note.tsx';
import { useCallCorrections } from './use-call-corrections.ts';
import { useRunRewrite } from './use-run-rewrite.ts';
import { useSave } from './use-save.ts';
import { Verdict } from './verdict.tsx';

const AfterTheCall = lazy(() => import('./after-the-call.tsx').then((part) => ({ default: part.AfterTheCall })));
const Editor = lazy(() => import('#web/edit/editor.tsx').then((part) => ({ default: part.Editor })));

interface ResultFrameProps {
	tool: WebTool;
	input: object;
	/** As it was generated. */
	output: object;
	/** The member's edited version, as far as it is known here; `useEdited` fetches one that is not. */
	editedOutput?: unknown;
	run: Run;
	/** Part of a page with more above it: the page scrolls to it instead of to its own top. */
	inPage?: boolean;
	/** Replaces everything above the body while the result is still being written. */
	writing?: ReactNode;
	onReset(): void;
}

/** The frame of every result: heading, key facts, engine and buttons. The body is the tool's own. */
export function ResultFrame(given: ResultFrameProps) {
	const { tool, writing, inPage = false } = given;
	const { shown, rewrite } = useRunRewrite(given);
	const props = { ...given, ...shown };
	const { input, output, run } = shown;
	const { engine } = useModels();
	const heading = useRef<HTMLHeadingElement>(null);
	useFocusOnHeading(heading, inPage, writing !== undefined);
	const edited = useEdited(run, output, shown.editedOutput);
	const editing = useEditor(run.id);
	const { save, failure } = useSave(run.id);
	const isComplete = writing === undefined && !edited.looksBack;
	const corrections = useCallCorrections(run.id, rewrite, isComplete && tool.correctable === true);
	const isAnswerable = isComplete && run.source === 'built-in';
	const answer = isAnswerable ? (answers: Record<string, string>) => rewrite('answers', answers) : undefined;
	const gaps = useGaps(tool, input, edited.shown, answer ?? null);
	const body = useRef<HTMLDivElement>(null);
	const { Result } = tool;

	return (
		<div className={styles.frame}>
			{writing ?? (
				<Head
					{...props}
					heading={heading}
					body={body}
					edited={edited}
					editing={editing}
					gaps={gaps}
					save={save}
					failure={failure}
				/>
			)}
			{editing.open ? (
				<div className={styles.body}>
					<Suspense fallback={<Spinner label="Opening the editor" />}>
						<Editor
							contract={tool.contract}
							runId={run.id}
							original={output}
							kept={edited.edited ?? output}
							unsaved={editing.unsaved}
							save={edited.keep}
							onClose={editing.close}
						/>
					</Suspense>
				</div>
			) : null}
			<div
				key="body"
				ref={body}
				className={styles.body}
				hidden={editing.open || edited.pending || edited.missing !== ''}
			>
				{isComplete && hasNext(run, input) ? <SkipLink to={NEXT}>Skip to what comes next</SkipLink> : null}
				{isComplete ? <Verdict tool={tool} run={run} input={input} output={edited.shown} /> : null}
				<Result
					input={input}
					output={edited.shown}
					save={isComplete ? save : undefined}
					corrections={corrections}
					gap={isAnswerable ? gaps.gap : undefined}
					answer={answer}
					ask={writing !== undefined || engine === null ? undefined : askModel}
				/>
				{isComplete ? <NextTools run={run} input={input} output={edited.shown} /> : null}
				{isComplete && tool.planned ? (
					<Suspense fallback={null}>
						<AfterTheCall planned={tool.planned(edited.shown)} />
					</Suspense>
				) : null}
			</div>
		</div>
	);
}

interface HeadProps extends ResultFrameProps {
	heading: RefObject<HTMLHeadingElement | null>;
	body: RefObject<HTMLDivElement | null>;
	edited: ReturnType<typeof useEdited>;
	editing: ReturnType<typeof useEditor>;
	gaps: Gaps;
	save: ReturnType<typeof useSave>['save'];
	failure: string;
}

function Head({ tool, input, run, onReset, heading, body, edited, editing, gaps, save, failure }: HeadProps) {
	const facts = tool.facts(input, edited.shown).filter((fact) => fact !== '');
	const isKnown = !edited.pending && edited.missing === '';
	const unsaved = editing.unsaved ? { goOn: editing.start, discard: editing.discard } : null;
	return (
		<>
			<PageHeader
				title={tool.resultTitle?.(input) || tool.words.result}
				titleRef={heading}
				actions={
					editing.open ? undefined : isKnown && !edited.looksBack ? (
						<ResultActions
							tool={tool}
							input={input}
							output={edited.shown}
							run={run}
							gaps={gaps}
							save={save}
							editButton={editing.button}
							onEdit={editing.start}
							onReset={onReset}
						/>
					) : (
						<ResetButton label={tool.words.reset} onReset={onReset} />
					)
				}
			/>
			<p role="alert" className={styles.exportFailure}>
				{failure}
			</p>
			<div className={styles.facts}>
				<ul className={styles.list}>
					{facts.map((fact) => (
						<li key={fact}>{fact}</li>
					))}
					<li>
						Made <time dateTime={run.createdAt}>{longDay(run.createdAt)}</time>
					</li>
				</ul>
				<ExampleBadge of={run.clientId} />
				<StatusBadge tone="neutral">
					<IconCpu size={14} stroke={1.75} aria-hidden />
					{run.source === 'built-in' ? 'Built-in engine' : (run.model ?? 'Model')}
				</StatusBadge>
				{editing.open ? null : <OtherEngine run={run} />}
				{edited.edited && !edited.looksBack ? (
					<StatusBadge tone="neutral">
						<IconPencil size={14} stroke={1.75} aria-hidden />
						Edited by you
					</StatusBadge>
				) : null}
			</div>
			{editing.open ? null : <EditedNotice edited={edited} source={sourceOf(tool)} unsaved={unsaved} />}
			<GroundingNote tool={tool} run={run} edited={edited.edited !== null && !edited.looksBack} result={body} />
			{tool.share && isKnown && !editing.open ? <SharedNote runId={run.id} /> : null}
			{editing.open ? null : <GapsNotice gaps={gaps} />}
			{edited.pending ? <Spinner label="Looking for your version" /> : null}
			{edited.missing ? (
				<div className={styles.note}>
					<Notice tone="red" action={<Button onClick={edited.askAgain}>Try again</Button>}>
						Your edited version could not be loaded: {edited.missing}
					</Notice>
				</div>
			) : null}
		</>
	);
}

/** Opens and closes the editor; the button that opened it takes the focus back. */
function useEditor(runId: string) {
	const [open, setOpen] = useState(false);
	const [closed, setClosed] = useState(false);
	const [unsaved, setUnsaved] = useState(() => readEdits(editsKey(runId)));
	const button = useRef<HTMLButtonElement>(null);
	useLayoutEffect(() => {
		if (closed) button.current?.focus();
	}, [closed]);
	return {
		open,
		unsaved,
		button,
		start() {
			setOpen(true);
			setClosed(false);
		},
		close() {
			setOpen(false);
			setClosed(true);
			setUnsaved(null);
		},
		discard() {
			removeEdits(editsKey(runId));
			setUnsaved(null);
			setClosed(true);
		},
	};
}

/** The heading takes the focus when a result opens; after writing, it does so if nothing else has the focus. */
function useFocusOnHeading(heading: RefObject<HTMLHeadingElement | null>, inPage: boolean, isWriting: boolean) {
	const wasWriting = useRef(isWriting);
	useLayoutEffect(() => {
		const element = heading.current;
		if (isWriting || !element) return;
		if (wasWriting.current) {
			if (document.activeElement === document.body) element.focus({ preventScroll: true });
			return;
		}
		element.focus({ preventScroll: true });
		if (inPage) element.closest('section')?.scrollIntoView({ block: 'start' });
		else window.scrollTo({ top: 0 });
	}, [heading, inPage, isWriting]);
}
