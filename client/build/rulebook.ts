// Reads a RULES.md into parts that a page can show, search and link to. It knows the few forms that our rules are
// written in: headings, paragraphs, lists whose items may start with a rule id, and tables whose first cell may be one.

export interface Passage {
  /** Of the rule, if the passage is one. */
  id: string | null;
  html: string;
}

export type Block =
  | { kind: 'text'; passages: Passage[] }
  | { kind: 'list'; passages: Passage[] }
  | { kind: 'table'; head: string[]; rows: { id: string | null; cells: string[] }[] };

export interface Section {
  id: string;
  level: 2 | 3;
  title: string;
  /** The ids of its rules start like this. */
  area: string | null;
  blocks: Block[];
}

export interface Rulebook {
  title: string;
  lead: string[];
  sections: Section[];
}

const RULE = /\b[A-Z]{2}-[A-Z]+-\d{2}\b/g;

export function readRules(markdown: string): Rulebook {
  const known = new Set([
    ...[...markdown.matchAll(/^- \*\*([A-Z]{2}-[A-Z]+-\d{2})\*\*/gm)].map((found) => found[1] ?? ''),
    ...[...markdown.matchAll(/^\| ([A-Z]{2}-[A-Z]+-\d{2}) \|/gm)].map((found) => found[1] ?? ''),
  ]);
  const book: Rulebook = { title: '', lead: [], sections: [] };
  for (const chunk of markdown.split(/\n(?=#)|\n\n+/)) {
    const heading = /^(#{1,3}) (.*)\n?/.exec(chunk);
    const section = heading ? open(book, heading[1] ?? '', heading[2] ?? '') : book.sections.at(-1);
    const rest = heading ? chunk.slice(heading[0].length) : chunk;
    for (const block of blocks(rest, known)) {
      if (section) section.blocks.push(block);
      else if (block.kind === 'text') book.lead.push(...block.passages.map((passage) => passage.html));
    }
  }
  return book;
}

function open(book: Rulebook, marks: string, title: string): Section | undefined {
  if (marks.length === 1) {
    book.title = title.replace(/ — the rules$/, '');
    return undefined;
  }
  const [name = title, area = null] = title.split(' — ');
  const section: Section = { id: slug(title), level: marks.length === 2 ? 2 : 3, title: name, area, blocks: [] };
  book.sections.push(section);
  return section;
}

function slug(title: string): string {
  return title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function blocks(text: string, known: Set<string>): Block[] {
  const found: Block[] = [];
  for (const line of text.split('\n').filter((each) => each.trim())) {
    const last = found.at(-1);
    if (line.startsWith('|')) {
      if (last?.kind === 'table') addRow(last, line, known);
      else found.push({ kind: 'table', head: cells(line).map((cell) => inline(cell, known)), rows: [] });
    } else if (line.startsWith('- ')) {
      const passage = readPassage(line.slice(2), known);
      if (last?.kind === 'list') last.passages.push(passage);
      else found.push({ kind: 'list', passages: [passage] });
    } else {
      found.push({ kind: 'text', passages: [{ id: null, html: inline(line, known) }] });
    }
  }
  return found;
}

function readPassage(text: string, known: Set<string>): Passage {
  const rule = /^\*\*([A-Z]{2}-[A-Z]+-\d{2})\*\* /.exec(text);
  return { id: rule?.[1] ?? null, html: inline(rule ? text.slice(rule[0].length) : text, known) };
}

function cells(line: string): string[] {
  return line
    .trim()
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => cell.trim());
}

function addRow(table: Extract<Block, { kind: 'table' }>, line: string, known: Set<string>): void {
  if (/^\|[-:| ]+$/.test(line)) return;
  const [first = '', ...rest] = cells(line);
  const id = known.has(first) ? first : null;
  table.rows.push({ id, cells: [id ?? inline(first, known), ...rest.map((cell) => inline(cell, known))] });
}

function inline(text: string, known: Set<string>): string {
  const rulings = [...known].find((id) => /^[A-Z]{2}-R-/.test(id))?.slice(0, 5);
  const link = (id: string, shown: string) => (known.has(id) ? `<a href="#${id}">${shown}</a>` : shown);
  return text
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/`([^`]+)`/g, '<code>$1</code>')
    .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
    .replace(/\*([^*]+)\*/g, '<em>$1</em>')
    .replace(RULE, (id) => link(id, id))
    .replace(/®(\d{2})/g, (mark, number: string) => (rulings ? link(`${rulings}${number}`, mark) : mark));
}
