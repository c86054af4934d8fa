// Short messages at the edge of the page: «link copied», «the server does not answer».

export interface Notice {
  id: number;
  text: string;
  tone: 'plain' | 'good' | 'bad';
}

const STAYS = 6000;

class Notices {
  all: Notice[] = $state.raw([]);
  #last = 0;

  tell(text: string, tone: Notice['tone'] = 'plain'): void {
    const id = ++this.#last;
    this.all = [...this.all.filter((one) => one.text !== text).slice(-3), { id, text, tone }];
    setTimeout(() => this.drop(id), STAYS);
  }

  drop(id: number): void {
    this.all = this.all.filter((one) => one.id !== id);
  }
}

export const notices = new Notices();
