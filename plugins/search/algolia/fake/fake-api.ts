import type { KnownFields } from './known-fields';

/** A request to the API. */
export interface ApiRequest {
  method: string;
  /** Path and query. */
  url: string;
  key: string | undefined;
  body: unknown;
}

export interface ApiAnswer {
  status: number;
  body: object;
}

type Fields = Record<string, unknown>;

interface Index {
  settings: Fields;
  records: Map<string, Fields>;
  rules: string[];
}

/** Bytes above which the real API rejects a record. */
const recordByteLimit = 10_000;

/**
 * An Algolia application in memory, with the part of the documented API that
 * search uses. It rejects other requests, and fields that the types of Algolia's
 * client don't have.
 */
export class FakeApi {
  readonly indexes = new Map<string, Index>();
  readonly requests: ApiRequest[] = [];
  /** Set it to make requests fail: return an answer, or `undefined` to go on. */
  intercept: (request: ApiRequest) => ApiAnswer | undefined = () => undefined;
  private tasks = 0;

  constructor(
    private readonly known: KnownFields,
    private readonly keys: { admin: string; search: string },
  ) {}

  /** Answers a request as the API would. */
  answer(request: ApiRequest): ApiAnswer {
    this.requests.push(request);
    const intercepted = this.intercept(request);
    if (intercepted) return intercepted;
    try {
      return { status: 200, body: this.route(request) };
    } catch (error) {
      if (!(error instanceof Rejection)) throw error;
      return {
        status: error.status,
        body: { message: error.message, status: error.status },
      };
    }
  }

  private route({ method, url, key, body }: ApiRequest): object {
    const { pathname } = new URL(url, 'https://algolia.invalid');
    const [version, scope, name, action, ...rest] = pathname
      .split('/')
      .slice(1)
      .map(decodeURIComponent);
    if (version !== '1' || scope !== 'indexes' || !name) {
      throw new Rejection(404, `Unknown path ${pathname}`);
    }
    if (name === '*' && action === 'queries') {
      this.require(key, [this.keys.admin, this.keys.search]);
      return this.search(body as Fields);
    }
    this.require(key, [this.keys.admin]);
    switch (`${method} ${action ?? ''}`) {
      case 'GET task':
        if (!rest[0]) break;
        return { status: 'published', pendingTask: false };
      case 'PUT settings':
        this.checkFields(body, 'IndexSettings');
        Object.assign(this.index(name).settings, body);
        return this.task();
      case 'POST batch':
        return this.batch(name, body);
      case 'POST operation':
        return this.operate(name, body as Fields);
      case 'DELETE ':
        this.indexes.delete(name);
        return this.task();
    }
    throw new Rejection(404, `Unknown request ${method} ${pathname}`);
  }

  private batch(name: string, body: unknown): object {
    this.checkFields(body, 'BatchWriteParams');
    const { requests } = body as { requests: Fields[] };
    for (const request of requests) {
      this.checkFields(request, 'BatchRequest');
      const record = request.body as Fields;
      if (request.action !== 'addObject') {
        throw new Rejection(400, `Unknown action ${String(request.action)}`);
      }
      const bytes = Buffer.byteLength(JSON.stringify(record));
      if (bytes > recordByteLimit) {
        throw new Rejection(400, `Record is too big size=${bytes}`);
      }
      this.index(name).records.set(String(record.objectID), record);
    }
    return { ...this.task(), objectIDs: [] };
  }

  private operate(name: string, body: Fields): object {
    this.checkFields(body, 'OperationIndexParams');
    const destination = body.destination as string;
    const source = this.indexes.get(name);
    if (body.operation === 'move') {
      if (!source) throw new Rejection(404, `No index ${name}`);
      this.indexes.set(destination, source);
      this.indexes.delete(name);
    } else if (source) {
      const scope = body.scope as string[] | undefined;
      const target = this.index(destination);
      if (!scope || scope.includes('settings')) {
        target.settings = { ...source.settings };
      }
      if (!scope || scope.includes('rules')) target.rules = [...source.rules];
      if (!scope) target.records = new Map(source.records);
    }
    return this.task();
  }

  /** Finds the records whose titles contain every word and that pass the filters. */
  private search(body: Fields): object {
    this.checkFields(body, 'SearchMethodParams');
    const requests = body.requests as Fields[];
    return {
      results: requests.map((request) => {
        this.checkFields(request, 'SearchForHits');
        return searchIndex(this.index(request.indexName as string), request);
      }),
    };
  }

  private checkFields(value: unknown, type: keyof KnownFields): void {
    for (const field of Object.keys(value as Fields)) {
      if (!this.known[type].has(field)) {
        throw new Rejection(400, `Unknown field ${field} in ${type}`);
      }
    }
  }

  private require(key: string | undefined, accepted: readonly string[]): void {
    if (!key || !accepted.includes(key)) {
      throw new Rejection(403, 'Invalid Application-ID or API key');
    }
  }

  private index(name: string): Index {
    const index = this.indexes.get(name) ?? {
      settings: {},
      records: new Map<string, Fields>(),
      rules: [],
    };
    this.indexes.set(name, index);
    return index;
  }

  private task(): { taskID: number; updatedAt: string } {
    this.tasks += 1;
    return { taskID: this.tasks, updatedAt: new Date(0).toISOString() };
  }
}

class Rejection extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

function searchIndex(index: Index, request: Fields): object {
  const query = (request.query as string | undefined) ?? '';
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const filters = (request.facetFilters ?? []) as (string | string[])[];
  const found = [...index.records.values()].filter((record) => {
    const titles = Object.values(record.hierarchy as Fields)
      .join(' ')
      .toLowerCase();
    return (
      words.every((word) => titles.includes(word)) &&
      filters.every((any) =>
        [any].flat().some((filter) => {
          const [name, value] = filter.split(/:(.*)/s);
          return record[name!] === value;
        }),
      )
    );
  });
  const hitsPerPage = (request.hitsPerPage as number | undefined) ?? 20;
  const page = (request.page as number | undefined) ?? 0;
  return {
    index: request.indexName,
    query,
    params: '',
    page,
    hitsPerPage,
    nbHits: found.length,
    nbPages: Math.ceil(found.length / hitsPerPage),
    processingTimeMS: 1,
    exhaustiveNbHits: true,
    hits: found
      .slice(page * hitsPerPage, (page + 1) * hitsPerPage)
      .map((record) => ({ ...record, ...highlighted(record) })),
  };
}

/** Algolia returns texts as they were pushed, without escaping them. */
function highlighted(record: Fields): Fields {
  const mark = (value: unknown) => ({ value, matchLevel: 'none' });
  const hierarchy = Object.fromEntries(
    Object.entries(record.hierarchy as Fields).flatMap(([level, value]) =>
      value === null ? [] : [[level, mark(value)]],
    ),
  );
  const result = {
    hierarchy,
    ...(record.content ? { content: mark(record.content) } : {}),
  };
  return { _highlightResult: result, _snippetResult: result };
}
